FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --ignore-scripts && npm run build
# Everything the image runs, for whoever looks for known weaknesses in it.
RUN mkdir release && npm sbom --sbom-format=cyclonedx --omit=dev --workspace @posedown/server > release/sbom.cdx.json

FROM node:20-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/coaching/package.json packages/coaching/
COPY packages/contract/package.json packages/contract/
RUN npm ci --omit=dev --ignore-scripts --workspace @posedown/server && npm cache clean --force
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/release release
RUN mkdir --mode=0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
