# «Такт» одним образом: docs/operations.md, «В контейнере». Проверяется командой npm run image.
ARG BASE=docker.io/library/node:24-bookworm-slim
ARG RUNTIME=docker.io/library/debian:bookworm-slim

FROM ${BASE} AS build
RUN (command -v strip && ls /usr/lib/*-linux-gnu*/libatomic.so.1) >/dev/null 2>&1 \
  || (apt-get update && apt-get install --yes --no-install-recommends binutils libatomic1)
WORKDIR /takt
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
# Node — тот, что закреплён в package-lock.json, без заголовков и отладочных имён; из node_modules остаётся то, что загружает сервер.
RUN npm run build \
  && npm prune --omit=dev --omit=peer --no-audit --no-fund --loglevel=error \
  && strip -o /usr/local/bin/node-of-takt "$(ls -d node_modules/node-*/bin/node | head -n 1)" \
  && node-of-takt scripts/image/prune.ts . \
  && install --directory --mode=0700 /empty \
  && install -D --target-directory=/libraries /usr/lib/*-linux-gnu*/libatomic.so.1

FROM ${RUNTIME}
# Библиотека, которой нет в наименьшей Debian и без которой Node не запускается.
COPY --from=build /libraries /usr/lib
COPY --from=build /usr/local/bin/node-of-takt /usr/local/bin/node
WORKDIR /takt
COPY --from=build /takt/package.json ./
COPY --from=build /takt/node_modules ./node_modules
COPY --from=build /takt/build ./build
COPY --from=build /takt/scripts/backup.ts /takt/scripts/restore.ts /takt/scripts/user.ts ./scripts/
COPY --from=build /takt/src ./src
COPY --from=build --chown=10001:10001 /empty /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Отвечает ли процесс: при молчании его перезапускают. О беде с базой говорит /api/health.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", \
  "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["src/app/server/main.ts"]
