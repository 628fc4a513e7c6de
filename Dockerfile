# The server in a small image. Built from this folder: docker build -t homestretch .
FROM python:3.12-slim AS build
WORKDIR /build
COPY pyproject.toml README.md LICENSE ./
COPY src ./src
RUN python -m venv /app && /app/bin/pip install --no-cache-dir '.[postgres]'

FROM python:3.12-slim
RUN useradd --uid 10001 --home-dir /data --shell /usr/sbin/nologin homestretch \
    && install --directory --owner homestretch --group homestretch --mode 700 /data
COPY --from=build /app /app
USER homestretch
VOLUME /data
# A container is reached through its network, and its games belong in the volume.
ENV PATH="/app/bin:$PATH" \
    HOMESTRETCH_HOST=0.0.0.0 \
    HOMESTRETCH_PORT=8000 \
    HOMESTRETCH_BROWSER=0 \
    HOMESTRETCH_STORE=/data/tables.sqlite3 \
    HOMESTRETCH_LOG_FORMAT=json \
    PYTHONUNBUFFERED=1
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["/app/bin/python", "-c", \
    "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/app/bin/homestretch"]
CMD ["serve"]
