# The same two commands as everywhere: what `npm start` does before it starts is done here once, then it starts.
# The version is that of the package `node` in apps/server/package.json; scripts/docker.test.mjs holds them together.
FROM node:24.21.0-bookworm-slim AS made
WORKDIR /glimmer
RUN chown node:node .
USER node
COPY --chown=node:node . .
# Optional goes too: npm keeps a tool that a library could use, such as Vitest, for all that nothing runs it.
RUN --mount=type=cache,target=/home/node/.npm,uid=1000,gid=1000 \
    node scripts/prepare.mjs && npm prune --omit=dev --omit=optional --no-save

FROM node:24.21.0-bookworm-slim
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir --mode=0700 /data && chown node:node /data
WORKDIR /glimmer
COPY --from=made --chown=node:node /glimmer .
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start"]
