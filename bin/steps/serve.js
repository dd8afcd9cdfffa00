import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { NODE, ROOT } from './run.js'
import { StepFailure, line, say } from './say.js'

/** Limits that keep both processes small; a large catalogue may raise them by NODE_OPTIONS. */
const MEMORY = JSON.parse(readFileSync(new URL('memory.json', import.meta.url), 'utf8'))

/** What the command line says would win over the variable. */
function memoryFlags({ NODE_OPTIONS = '' }) {
  return MEMORY.flags.filter((flag) => !NODE_OPTIONS.includes(flag.slice(0, flag.indexOf('='))))
}

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

/**
 * Starts the shop and its worker as children; they live and end together with this process. The
 * worker is started again when it falls; without the web process everything ends.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {() => void} to be called when the shop is prepared: until then the web process loads its code, and waits
 */
export function serve(environment) {
  const children = new Map()
  let ending = false
  let opened = false

  const start = (name, file, ...args) => {
    const journal = openSync(journalOf(name, environment), 'a')
    const child = spawn(NODE, [...memoryFlags(environment), join(ROOT, 'build', 'bin', file), ...args], {
      cwd: ROOT,
      env: { ...MEMORY.environment, ...environment },
      stdio: ['ignore', journal, 'inherit', 'ipc'],
    })
    children.set(name, child)
    child.once('exit', (code) => {
      children.delete(name)
      if (ending || !opened) return
      if (name === 'web') end(code ?? 1)
      else setTimeout(() => !ending && start(name, file), 1000)
    })
  }

  const end = (code) => {
    ending = true
    for (const child of children.values()) child.kill('SIGTERM')
    const patience = setTimeout(() => process.exit(code), 10_000)
    const wait = setInterval(() => {
      if (children.size > 0) return
      clearInterval(wait)
      clearTimeout(patience)
      process.exit(code)
    }, 50)
  }

  process.once('SIGINT', () => end(0))
  process.once('SIGTERM', () => end(0))
  start('web', 'server.js', '--wait')
  return () => {
    opened = true
    const web = children.get('web')
    if (web) web.send('prepared')
    else start('web', 'server.js')
    start('worker', 'worker.js')
  }
}

const JOURNAL_BYTES = 20 * 1024 * 1024

/** File that a process writes its log lines to; what grew large is set aside once. */
function journalOf(name, environment) {
  const folder = join(ROOT, environment.STORAGE_PATH ?? 'storage', 'logs')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.log`)
  if (existsSync(file) && statSync(file).size > JOURNAL_BYTES) renameSync(file, `${file}.1`)
  return file
}

/** Waits until the shop answers. */
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
