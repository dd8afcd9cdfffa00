import cluster from 'node:cluster'
import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { KeptProcess } from './kept_process.js'
import { NODE } from './run.js'
import { end, line } from './say.js'

const MAX_LOG_BYTES = 20 * 1024 * 1024

/** How long the processes may take to end when the shop is stopped. */
const PATIENCE_MS = 10_000

/**
 * The web processes, which share one port by Node's `cluster`, the worker and, in a demo shop, the payment simulators. They are
 * kept running, and end with this process.
 */
export class ShopProcesses {
  #environment
  #isOpen = false
  #opened = Promise.withResolvers()
  #isKeptRunning = false
  /** Replacements run one after the other, so that the machine holds one additional process at most. */
  #replacing = Promise.resolve()

  /**
   * @param {() => NodeJS.ProcessEnv} readValues reads the environment of the shop
   * @param {{ args: string[], environment: object } | null} gateways
   * @param {string} home the folder of the shop; a link to it may lead to a new release when the processes are restarted
   * @param {Record<string, any>} built functions of the built server
   */
  constructor(readValues, gateways, home, built) {
    this.home = home
    this.built = built
    this.read = () => ({ ...built.MEMORY_ENVIRONMENT, ...readValues(), ...gateways?.environment })
    this.#environment = this.read()
    const flags = () => built.memoryFlags(this.#environment)
    const kept = (name, log, start, more) => {
      const heap = built.heapMegabytes(this.#environment)
      return new KeptProcess(name, () => this.#withLog(log, start), { heap, ...more })
    }
    const node = (args) => (options) => spawn(NODE, args(), { ...options, env: this.#environment })
    const exited = (code) => this.#mayRestartWeb(code)
    this.webs = Array.from({ length: built.webProcesses(this.#environment) }, (_, index) => {
      const log = index === 0 ? 'web' : `web_${index + 1}`
      const web = kept('web', log, (options) => this.#forkWeb(options, flags(), () => web), { exited })
      return web
    })
    const worker = () => [...flags(), this.#program('worker.js')]
    this.worker = kept('worker', 'worker', node(worker))
    const simulators = gateways
      ? [
          kept(
            'gateways',
            'gateways',
            node(() => gateways.args)
          ),
        ]
      : []
    this.all = [...this.webs, this.worker, ...simulators]
  }

  /** Starts the first web process, which loads its code and waits for `open`. */
  prepare() {
    this.webs[0].start()
    process.once('SIGINT', () => this.#endAll(0))
    process.once('SIGTERM', () => this.#endAll(0))
    process.on('SIGUSR2', () => this.#inTurn(() => this.#restartAll()))
  }

  /** To be called when the database is prepared. */
  open() {
    this.#isOpen = true
    this.#opened.resolve()
    for (const each of this.all) {
      if (!each.isRunning) each.start()
    }
  }

  /** To be called when the shop responds. Until then everything ends with a web process: it would fail again. */
  keepRunning() {
    this.#isKeptRunning = true
  }

  #program(file) {
    return join(this.home, 'build', 'bin', file)
  }

  #withLog(log, start) {
    const logFile = openSync(this.#logFile(log), 'a')
    const child = start({ cwd: this.home, stdio: ['ignore', logFile, 'inherit', 'ipc'] })
    closeSync(logFile)
    return child
  }

  #forkWeb(options, execArgv, itself) {
    // `--wait` also on a restart: with it the web process ends when this process ends.
    cluster.setupPrimary({ ...options, exec: this.#program('server.js'), args: ['--wait'], execArgv })
    const { process: child } = cluster.fork(this.#environment)
    child.on('message', (message) => {
      if (message === 'waiting') void this.#opened.promise.then(() => child.send('prepared', () => undefined))
      else if (message.megabytes) this.#weigh(itself(), child, message.megabytes)
    })
    return child
  }

  /** Replaces a web process that takes more than its share. */
  #weigh(web, child, megabytes) {
    const share = this.built.webMegabytes(this.#environment)
    if (megabytes <= share || child !== web.child || !web.isReplacedAt(megabytes, share)) return
    this.#inTurn(() => web.replace())
  }

  #inTurn(work) {
    this.#replacing = this.#replacing.then(work)
  }

  /** Restarts the web processes one after the other and then the worker, with the settings and the code of this moment. */
  async #restartAll() {
    this.#environment = this.read()
    for (const web of this.webs) {
      // The others would fail for the same reason.
      if (!(await web.replace())) return
    }
    this.worker.restart()
    line({ fr: 'La boutique a redémarré sans s’arrêter.', en: 'The shop has restarted without a stop.' })
  }

  #mayRestartWeb(code) {
    if (this.#isOpen && !this.#isKeptRunning) this.#endAll(code ?? 1)
    return this.#isKeptRunning
  }

  #endAll(code) {
    for (const each of this.all) each.end()
    const patience = setTimeout(() => end(code), PATIENCE_MS)
    const wait = setInterval(() => {
      if (this.all.some(({ isRunning }) => isRunning)) return
      clearInterval(wait)
      clearTimeout(patience)
      return end(code)
    }, 50)
  }

  /** The log file of a process. A large one is rotated first; one older file is preserved. */
  #logFile(name) {
    const folder = resolve(this.home, this.#environment.STORAGE_PATH ?? 'storage', 'logs')
    this.built.makeFolder(folder)
    const file = join(folder, `${name}.log`)
    if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`)
    return file
  }
}
