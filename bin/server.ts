import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import { explainBootFailure } from '#core/boot/explain_failure'

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
    process.send?.('waiting')
  })
}

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.initiating(async () => {
      await import('#config/env')
    })
    // It ends with the process that started it, however that ended.
    if (isAwaited) app.starting(untilPrepared).starting(() => void process.once('disconnect', () => app.terminate()))
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
  })
  .httpServer()
  .start()
  .catch(async (error) => {
    process.exitCode = 1
    // What prepares the shop fails for the same reason, and tells it.
    if (isAwaited) process.exit()
    const sentence = explainBootFailure(error)
    if (sentence) process.stderr.write(`${sentence}\n`)
    else await prettyPrintError(error)
    process.exit()
  })
