import '#core/testing/test_environment'
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { APP_ROOT, importer } from '#core/boot/app_root'
import { endProcess } from '#core/console/end_process'
import { reportFailure } from '#core/boot/report_failure'

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.initiating(async () => {
      await import('#config/env')
    })
    // Otherwise the tests would continue after the application was terminated.
    app.listen('SIGTERM', () => app.terminate().finally(() => endProcess(143)))
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    return reportFailure(error)
  })
  // Connections and timers that a test left open would keep the process alive.
  .finally(() => endProcess())
