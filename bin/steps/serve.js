import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deathSentence } from './death_sentence.js'
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

/** The first pause before a process that died is started again, in milliseconds. It doubles with each death. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/** A process that lived this long had no trouble starting: its next death is a first one. */
const STABLE_MS = 60_000

/**
 * Starts the shop and its worker as children; they live and end together with this process. One that dies is started
 * again, after a pause that grows with each death. Until `keep` is called everything ends with the web process: a shop
 * that never answered will not answer the next time either.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<{ open(): void, keep(): void }>} `open` is called when the shop is prepared, until then the web process
 * loads its code and waits; `keep` when it answers
 */
export async function serve(environment) {
  const built = (file) => import(pathToFileURL(join(ROOT, 'build', file)).href)
  const { heapMegabytes, memoryFlags, MEMORY_ENVIRONMENT } = await built('core/boot/process_memory.js')
  const { makeFolder } = await built('core/files/make_folder.js')
  const children = new Map()
  const pauses = new Map()
  let isEnding = false
  let isOpen = false
  let isKept = false

  const start = (name, file, ...args) => {
    const journal = openSync(journalOf(name, environment, makeFolder), 'a')
    const child = spawn(NODE, [...memoryFlags(environment), join(ROOT, 'build', 'bin', file), ...args], {
      cwd: ROOT,
      env: { ...MEMORY_ENVIRONMENT, ...environment },
      stdio: ['ignore', journal, 'inherit', 'ipc'],
    })
    closeSync(journal)
    const started = performance.now()
    children.set(name, child)
    child.once('exit', (code, signal) => {
      children.delete(name)
      if (isEnding || !isOpen) return
      if (name === 'web' && !isKept) return endAll(code ?? 1)
      if (performance.now() - started > STABLE_MS) pauses.delete(name)
      const pause = pauses.get(name) ?? FIRST_PAUSE
      pauses.set(name, Math.min(pause * 2, LONGEST_PAUSE))
      process.stderr.write(`${say(deathSentence(name, code, signal, pause, heapMegabytes(environment)))}\n`)
      setTimeout(() => !isEnding && begin[name](), pause)
    })
    return child
  }

  const begin = {
    // It waits for the word, also when it is started again: so it ends with this process, however that ended.
    web: () => start('web', 'server.js', '--wait').send('prepared', () => undefined),
    worker: () => start('worker', 'worker.js'),
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
  start('web', 'server.js', '--wait')
  return {
    open() {
      isOpen = true
      const web = children.get('web')
      if (web) web.send('prepared')
      else begin.web()
      begin.worker()
    },
    keep() {
      isKept = true
    },
  }
}

const JOURNAL_BYTES = 20 * 1024 * 1024

/** File that a process writes its log lines to; what grew large is set aside once. */
function journalOf(name, environment, makeFolder) {
  const folder = join(ROOT, environment.STORAGE_PATH ?? 'storage', 'logs')
  makeFolder(folder)
  const file = join(folder, `${name}.log`)
  if (existsSync(file) && statSync(file).size > JOURNAL_BYTES) renameSync(file, `${file}.1`)
  return file
}

/** Waits until the shop answers, for half a minute at most. */
export async function untilAnswering(address) {
  for (let tries = 0; tries < 300; tries += 1) {
    const answered = await fetch(address).then(
      ({ status }) => status < 500,
      () => false
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  line({
    fr: 'La boutique ne répond pas encore : voyez les messages ci-dessus.',
    en: 'The shop does not answer yet: see the messages above.',
  })
}
