import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from '#core/boot/app_root'
import { endProcess } from '#core/console/end_process'
import { beforeRequests, drain } from '#core/http/draining'
import { createNodeServer } from '#core/http/node_server'
import { runWarmUps } from '#core/boot/run_warm_ups'
import { reportFailure } from '#core/boot/report_failure'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Server } from 'node:http'

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

/** Whether the parent has a replacement of this process, which it may say before this one is ready. */
let isReplaced = false
let leaveNow: (() => void) | null = null
if (isWaiting) {
  process.on('message', (message) => {
    if (message !== 'drain') return
    isReplaced = true
    leaveNow?.()
  })
}

/** Milliseconds between two reports of the memory that this process takes. */
const REPORT_MS = 2000

/** Tells the parent that the shop responds, and how much memory the process takes. */
function reportToParent(leave: () => void) {
  const send = (message: unknown) => process.send?.(message, undefined, undefined, () => undefined)
  leaveNow = leave
  if (isReplaced) leave()
  send('ready')
  setInterval(() => send({ megabytes: Math.round(process.memoryUsage.rss() / 1_048_576) }), REPORT_MS).unref()
}

async function drainServer(app: ApplicationService) {
  const server = await app.container.make('server')
  await drain(server.getNodeServer() as Server)
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
    let isWarmingUp = false
    let isEnding = false
    const end = async () => {
      isEnding = true
      await app.terminate()
      closeChannel()
      // What is still being read would keep the process alive, or open the database again.
      if (isWarmingUp) await endProcess(0)
    }
    // AdonisJS sends messages to the parent process, and fails when that has ended: `npm run dev` ends it during a restart.
    const { notify } = app
    app.notify = (message) => process.connected && notify.call(app, message)
    const hasParent = isWaiting
    if (hasParent) {
      app.notify = () => undefined
      // `disconnect`: the parent process has ended.
      app.starting(untilPrepared).starting(() => void process.once('disconnect', end))
    }
    app.ready(async () => {
      if (isEnding) return
      isWarmingUp = true
      await beforeRequests(runWarmUps(app))
      isWarmingUp = false
      if (hasParent) reportToParent(() => drainServer(app).then(end))
    })
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
