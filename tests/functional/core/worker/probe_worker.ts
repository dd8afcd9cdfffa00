import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import probe from './probe_plugin.js'

/** A worker process with the probe plugin alone, on the database of the test that starts it. */
const app = new Ignitor(APP_ROOT, { importer }).createApp('console')
/** Comes before the plugin provider, which reads the list. */
class ProbeProvider {
  register() {
    app.config.set('plugins', [probe])
  }
}

app.booting(() => {
  const file = async () => ({ default: ProbeProvider })
  app.rcFile.providers.unshift({ file, environment: ['console'] })
})
await app.init()
await app.boot()
await app.start(async () => {
  const { runWorker } = await import('#core/jobs/run_worker')
  await runWorker(app)
})
process.once('SIGTERM', () => void app.terminate().then(() => process.exit()))
process.send?.('started')
