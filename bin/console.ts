import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import { explainBootFailure } from '#core/boot/explain_failure'
import { allowClosedPipes } from '#core/console/end_process'
import { reportFailure } from '#core/boot/report_failure'
import type { ApplicationService } from '@adonisjs/core/types'

/** Ace's commands boot the application themselves. Without this, Ace would print boot failures with their stack. */
async function explainBootFailures(app: ApplicationService): Promise<void> {
  const ace = await app.container.make('ace')
  const defaultHandler = ace.errorHandler
  ace.errorHandler = {
    render: (error, kernel) =>
      explainBootFailure(error) ? reportFailure(error) : defaultHandler.render(error, kernel),
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
  .configure(explainBootFailures)
  .handle(process.argv.splice(2))
  .catch((error) => {
    process.exitCode = 1
    return reportFailure(error)
  })
