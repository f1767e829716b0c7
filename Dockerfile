# The site and its provider. Build it with `docker compose build`, run it with compose.yaml beside it.

FROM node:24-bookworm-slim AS base
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/run.mjs ./scripts/
# The packages are a layer of their own, made anew only when the lock file changes.
RUN node --input-type=module -e "await (await import('/site/scripts/install.mjs')).installPackages({ build: true })"
COPY tsconfig.json next.config.ts postcss.config.mjs middleware.ts ./
COPY scripts ./scripts
COPY messages ./messages
COPY public ./public
COPY stores ./stores
COPY lib ./lib
COPY components ./components
COPY app ./app
COPY server ./server
COPY platform ./platform
COPY demonstration ./demonstration
RUN node scripts/build.mjs && node scripts/slim.mjs

FROM base AS site
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /site /site
USER node
ENV DATA_DIR=/data PORT=3000
VOLUME /data
EXPOSE 3000
# The first start creates the database, which takes some seconds.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
