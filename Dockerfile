# The whole house in one image: `docker build -t serai .`, or `docker compose up`.
#
# What the sandbox of uploaded bots asks of the host: nothing beyond Docker's defaults. Its walls
# (seccomp, no_new_privs, limits) hold in an ordinary container without a capability; Landlock adds
# another where the host's kernel is 5.13 or newer. Do not run it with `--security-opt
# seccomp=unconfined` or `--privileged`: neither is needed. At every start a self-test says on
# /readyz whether the walls stand; where they do not, uploaded bots are refused and all else goes on.

FROM node:22-slim AS page
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm install --no-save --silent
COPY web ./
# The page shows the example of a client.
COPY docs/clients ../docs/clients
RUN npm run --silent build

FROM python:3.12-slim AS libraries
RUN python -m venv /venv
COPY requirements/run.lock /tmp/run.lock
RUN /venv/bin/python -m pip install --quiet --no-cache-dir --require-hashes --no-deps -r /tmp/run.lock

FROM python:3.12-slim
RUN useradd --uid 10001 --create-home --shell /usr/sbin/nologin serai \
    && install -d -o serai -g serai -m 0700 /data
COPY --from=libraries /venv /venv
WORKDIR /app
COPY engines engines
COPY bots bots
COPY server server
COPY migrations migrations
COPY docs/rules docs/rules
COPY --from=page /src/web/dist web/dist
# `serai` as everywhere: `docker compose exec node-1 serai admin …`, from whichever directory.
RUN printf '#!/bin/sh\nPYTHONPATH=/app exec python -m server "$@"\n' > /usr/local/bin/serai \
    && chmod 0755 /usr/local/bin/serai
ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    SERAI_DATA=/data \
    SERAI_ENV=production \
    SERAI_HOST=0.0.0.0
USER serai
VOLUME /data
EXPOSE 8080
# The server writes down what is under way and stops within ten seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8080/readyz', timeout=2)"]
ENTRYPOINT ["serai"]
CMD ["serve"]
