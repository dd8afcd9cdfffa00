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
      // Lines for machines are written as they are: a transport is a thread with a Node of its own in each process.
      ...(app.inProduction || app.inTest ? {} : { transport: { targets: [targets.pretty()] } }),
    },
  },
})
