import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import { onStatement } from '#core/database/statement_counter'

/**
 * A worker of the shop that kills itself, without a word: before the statements that hold the texts of `DIES_AT`, one after the
 * other, have all begun.
 */
const ahead = JSON.parse(process.env.DIES_AT ?? '[]') as string[]
if (ahead.length > 0) {
  onStatement((sql) => {
    if (!sql.includes(ahead[0] as string)) return
    ahead.shift()
    if (ahead.length === 0) process.kill(process.pid, 'SIGKILL')
  })
}

const app = new Ignitor(APP_ROOT, { importer })
  .tap((made) => {
    made.initiating(async () => {
      await import('#config/env')
    })
  })
  .createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { runWorker } = await import('#core/jobs/run_worker')
  await runWorker(app)
})
