import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import { endProcess } from '#core/console/end_process'
import { createNodeServer } from '#core/http/node_server'
import { tellFailure } from '#core/boot/tell_failure'

/** `npm start` has the code loaded while the shop is still being prepared, and says when it is. */
let isAwaited = process.argv.includes('--wait')

/** Until then nothing is open that would have to be closed. */
function untilPrepared(): Promise<void> {
  for (const end of ['disconnect', 'SIGTERM', 'SIGINT'] as const) process.once(end, () => isAwaited && process.exit())
  return new Promise((resolve) => {
    process.once('message', () => {
      isAwaited = false
      resolve()
    })
    // Nobody may be left to hear it, which is no error: hence the callback.
    process.send?.('waiting', undefined, undefined, () => undefined)
  })
}

/** A channel that is listened to keeps a process alive. */
function letGo() {
  if (process.connected) process.disconnect()
}

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.initiating(async () => {
      await import('#config/env')
    })
    const end = () => app.terminate().then(letGo)
    if (isAwaited) {
      // What is told on the channel of a process that has ended would be an error.
      app.notify = () => undefined
      // It ends with the process that started it, however that ended.
      app.starting(untilPrepared).starting(() => void process.once('disconnect', end))
    }
    app.listen('SIGTERM', end)
    app.listen('SIGINT', end)
  })
  .httpServer()
  .start(createNodeServer)
  .catch(async (error) => {
    process.exitCode = 1
    // What prepares the shop fails for the same reason, and tells it.
    if (isAwaited) await endProcess()
    await tellFailure(error)
    await endProcess()
  })
