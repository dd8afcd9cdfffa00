import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'
import env from '#config/env'

export default defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'cellier',
      level: env.get('LOG_LEVEL', app.inTest ? 'silent' : 'info'),
      redact: {
        paths: ['password', '*.password', 'token', '*.token', 'headers.cookie', 'headers.authorization'],
        censor: '[hidden]',
      },
      // JSON lines need no transport, which would be a worker thread in each process.
      ...(app.inProduction || app.inTest ? {} : { transport: { targets: [targets.pretty()] } }),
    },
  },
})
