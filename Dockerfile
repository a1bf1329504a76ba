# The image of Chronik: one process that serves the app, or a worker (`chronik worker`).
FROM node:24-bookworm-slim AS build
WORKDIR /opt/chronik
COPY package.json package-lock.json ./
COPY scripts/ scripts/
COPY packages/ packages/
COPY docs/rules/ docs/rules/
COPY docs/rulebook/ docs/rulebook/
RUN npm ci --no-audit --no-fund
RUN node scripts/build-web.ts
# What only building and testing needs stays behind, and so does the Node for machines that have none.
RUN npm prune --omit=dev --omit=optional --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 CHRONIK_DATA=/var/lib/chronik
WORKDIR /opt/chronik
COPY --from=build /opt/chronik /opt/chronik
RUN mkdir -p /var/lib/chronik && chown node:node /var/lib/chronik
USER node
VOLUME /var/lib/chronik
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node passes signals on: `docker stop` ends the server in order.
ENTRYPOINT ["node", "packages/cli/src/main.ts"]
CMD ["serve"]
