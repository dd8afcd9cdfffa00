import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import { explainBootFailure } from '#core/boot/explain_failure'
import { allowClosedPipes } from '#core/console/end_process'
import { tellFailure } from '#core/boot/tell_failure'
import type { ApplicationService } from '@adonisjs/core/types'

/** Commands boot the application themselves, and would show the stack of what stops it. */
async function tellWhatStops(app: ApplicationService): Promise<void> {
  const ace = await app.container.make('ace')
  const usual = ace.errorHandler
  ace.errorHandler = {
    render: (error, kernel) => (explainBootFailure(error) ? tellFailure(error) : usual.render(error, kernel)),
  }
}

allowClosedPipes()

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.initiating(async () => {
      await import('#config/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .ace()
  .configure(tellWhatStops)
  .handle(process.argv.splice(2))
  .catch((error) => {
    process.exitCode = 1
    return tellFailure(error)
  })
