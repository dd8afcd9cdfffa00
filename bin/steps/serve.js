import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exitMessage } from './exit_message.js'
import { NODE, ROOT } from './run.js'
import { StepFailure, end, line, say } from './say.js'

const LAST_PORT = 65_535

function noPort() {
  return new StepFailure(
    say({
      fr: `PORT n’est pas un port : il en faut un de 1 à ${LAST_PORT}.\n\n→ PORT=3333 npm start`,
      en: `PORT is not a port: it takes one from 1 to ${LAST_PORT}.\n\n→ PORT=3333 npm start`,
    })
  )
}

/** @param {number} port @param {string} host */
export function portIsFree(port, host) {
  if (!Number.isInteger(port) || port < 1 || port > LAST_PORT) throw noPort()
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return reject(error)
      reject(
        new StepFailure(
          say({
            fr: `Le port ${port} est déjà pris par un autre programme.\n\n→ Arrêtez-le, ou choisissez un autre port : PORT=${port + 1} npm start`,
            en: `Port ${port} is already taken by another program.\n\n→ Stop it, or choose another port: PORT=${port + 1} npm start`,
          })
        )
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** Milliseconds before a process that exited is restarted. Doubles with each exit, up to the maximum. */
const FIRST_PAUSE = 1000
const MAX_PAUSE = 30_000

/** After running for this long, a process starts with the first pause again. */
const STABLE_MS = 60_000

/**
 * Starts the web process, the worker and, in a demo shop, the payment simulators as child processes, which end with this one. A
 * process that exits is restarted after a growing pause. Until `keepRunning` is called, everything ends when the web process
 * exits: a shop that has never responded would fail again.
 * @param {NodeJS.ProcessEnv} values the environment of the shop
 * @param {Awaited<ReturnType<typeof import('./gateways.js').demoGateways>>} [gateways]
 * @returns {Promise<{ open(): void, keepRunning(): void }>} Call `open` when the database is prepared; until then the web
 * process loads its code and waits. Call `keepRunning` when the shop responds.
 */
export async function serve(values, gateways = null) {
  const environment = { ...values, ...gateways?.environment }
  const built = (file) => import(pathToFileURL(join(ROOT, 'build', file)).href)
  const { heapMegabytes, memoryFlags, MEMORY_ENVIRONMENT } = await built('core/boot/memory_flags.js')
  const { makeFolder } = await built('core/files/make_folder.js')
  const children = new Map()
  const pauses = new Map()
  let isEnding = false
  let isOpen = false
  let isKeptRunning = false

  const start = (name, args) => {
    const logFile = openSync(logFileOf(name, environment, makeFolder), 'a')
    const child = spawn(NODE, args, {
      cwd: ROOT,
      env: { ...MEMORY_ENVIRONMENT, ...environment },
      stdio: ['ignore', logFile, 'inherit', 'ipc'],
    })
    closeSync(logFile)
    const started = performance.now()
    children.set(name, child)
    child.once('exit', (code, signal) => {
      children.delete(name)
      if (isEnding || !isOpen) return
      if (name === 'web' && !isKeptRunning) return endAll(code ?? 1)
      if (performance.now() - started > STABLE_MS) pauses.delete(name)
      const pause = pauses.get(name) ?? FIRST_PAUSE
      pauses.set(name, Math.min(pause * 2, MAX_PAUSE))
      process.stderr.write(`${say(exitMessage(name, code, signal, pause, heapMegabytes(environment)))}\n`)
      setTimeout(() => !isEnding && begin[name](), pause)
    })
    return child
  }

  const shop = (file) => [...memoryFlags(environment), join(ROOT, 'build', 'bin', file)]
  // `--wait` also on a restart: with it the web process ends when this process ends.
  const startWeb = () => start('web', [...shop('server.js'), '--wait'])
  const begin = {
    web: () => startWeb().send('prepared', () => undefined),
    worker: () => start('worker', shop('worker.js')),
    gateways: () => gateways && start('gateways', gateways.args),
  }

  const endAll = (code) => {
    isEnding = true
    for (const child of children.values()) child.kill('SIGTERM')
    const patience = setTimeout(() => end(code), 10_000)
    const wait = setInterval(() => {
      if (children.size > 0) return
      clearInterval(wait)
      clearTimeout(patience)
      return end(code)
    }, 50)
  }

  process.once('SIGINT', () => endAll(0))
  process.once('SIGTERM', () => endAll(0))
  startWeb()
  return {
    open() {
      isOpen = true
      const web = children.get('web')
      if (web) web.send('prepared')
      else begin.web()
      begin.worker()
      begin.gateways()
    },
    keepRunning() {
      isKeptRunning = true
    },
  }
}

const MAX_LOG_BYTES = 20 * 1024 * 1024

/** The log file of a process. A large one is rotated first; one older file is preserved. */
function logFileOf(name, environment, makeFolder) {
  const folder = join(ROOT, environment.STORAGE_PATH ?? 'storage', 'logs')
  makeFolder(folder)
  const file = join(folder, `${name}.log`)
  if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`)
  return file
}

/** Waits until the shop responds, for half a minute at most. */
export async function untilResponding(address) {
  for (let tries = 0; tries < 300; tries += 1) {
    const isResponding = await fetch(address).then(
      ({ status }) => status < 500,
      () => false
    )
    if (isResponding) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  line({
    fr: 'La boutique ne répond pas encore : voyez les messages ci-dessus.',
    en: 'The shop does not answer yet: see the messages above.',
  })
}
