import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import { explainBootFailure } from '#core/boot/explain_failure'

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.initiating(async () => {
      await import('#config/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
  })
  .httpServer()
  .start()
  .catch(async (error) => {
    process.exitCode = 1
    const sentence = explainBootFailure(error)
    if (sentence) process.stderr.write(`${sentence}\n`)
    else await prettyPrintError(error)
    process.exit()
  })
