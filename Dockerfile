# The shop on its own; compose.yaml adds a PostgreSQL. Build: docker build -t vitrine .
FROM node:24-bookworm-slim AS build
WORKDIR /shop
ENV ASTRO_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY .ci .ci
RUN npm ci
COPY . .
# COPY keeps the permissions of the files here, which a strict umask closes to all but their owner.
RUN npm run build && npm prune --omit=dev && chmod -R a+rX .

FROM node:24-bookworm-slim
WORKDIR /shop
# pg_dump and pg_restore for `npm run backup`; its version has to be that of the server or newer.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
# What the shop runs is root's: it can read it and nothing more.
COPY --from=build /shop /shop
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production DATA_DIR=/data PORT=4321
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4321/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not npm, which would be a process more that does nothing.
CMD ["node", "src/lib/server/start.mjs"]
