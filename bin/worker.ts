import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import { endProcess } from '#core/console/end_process'
import { reportFailure } from '#core/boot/report_failure'

const ignitor = new Ignitor(APP_ROOT, { importer }).tap((app) => {
  app.initiating(async () => {
    await import('#config/env')
  })
})

try {
  const app = ignitor.createApp('console')
  await app.init()
  await app.boot()
  await app.start(async () => {
    const { runWorker } = await import('#core/jobs/run_worker')
    await runWorker(app)
  })
  const end = () => void app.terminate().then(() => endProcess())
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  // The parent process has ended.
  process.once('disconnect', end)
} catch (error) {
  process.exitCode = 1
  await reportFailure(error)
  await endProcess()
}
