import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import { endProcess } from '#core/console/end_process'
import { createNodeServer } from '#core/http/node_server'
import { reportFailure } from '#core/boot/report_failure'

/** `npm start` loads the code with `--wait` while the database is prepared, and sends a message when that is done. */
let isWaiting = process.argv.includes('--wait')

/** Resolves with the message. Until then the process can exit at once, because nothing is open. */
function untilPrepared(): Promise<void> {
  for (const end of ['disconnect', 'SIGTERM', 'SIGINT'] as const) process.once(end, () => isWaiting && process.exit())
  return new Promise((resolve) => {
    process.once('message', () => {
      isWaiting = false
      resolve()
    })
    // The callback ignores the error when the parent process has ended.
    process.send?.('waiting', undefined, undefined, () => undefined)
  })
}

/** Closes the IPC channel, whose listener keeps the process alive. */
function closeChannel() {
  if (process.connected) process.disconnect()
}

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.initiating(async () => {
      await import('#config/env')
    })
    const end = () => app.terminate().then(closeChannel)
    // AdonisJS sends messages to the parent process, and fails when that has ended: `npm run dev` ends it during a restart.
    const { notify } = app
    app.notify = (message) => process.connected && notify.call(app, message)
    if (isWaiting) {
      app.notify = () => undefined
      // `disconnect`: the parent process has ended.
      app.starting(untilPrepared).starting(() => void process.once('disconnect', end))
    }
    app.listen('SIGTERM', end)
    app.listen('SIGINT', end)
  })
  .httpServer()
  .start(createNodeServer)
  .catch(async (error) => {
    process.exitCode = 1
    // The preparation fails for the same reason and reports it.
    if (isWaiting) await endProcess()
    await reportFailure(error)
    await endProcess()
  })
