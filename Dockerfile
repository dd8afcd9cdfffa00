# The shop in a container. docs/deploy.md says how it is run.
FROM node:24-bookworm-slim
WORKDIR /srv/cellier
COPY --chown=node:node . .
RUN chown node:node /srv/cellier
USER node
ARG APP_BASE_PATH=vue
# The key is for the build alone. With one in the environment no `.env` is written.
RUN APP_KEY=for-the-build-alone-00000000000000 npm run build
# For files in a bucket.
RUN npm install --no-save --no-audit --no-fund @aws-sdk/client-s3@3 @aws-sdk/s3-request-presigner@3
ENV APP_BASE_PATH=$APP_BASE_PATH NODE_ENV=production HOST=0.0.0.0 PORT=3333 STORAGE_PATH=/srv/cellier/storage
RUN mkdir -p storage
VOLUME /srv/cellier/storage
EXPOSE 3333
HEALTHCHECK --start-period=60s --interval=10s --timeout=3s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3333/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/node/bin/node", "bin/start.js"]
