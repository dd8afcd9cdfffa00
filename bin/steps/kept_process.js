import { exitMessage, grownMessage, notReplacedMessage } from './exit_message.js'
import { say } from './say.js'

/** Milliseconds before a process that exited is restarted. Doubles with each exit, up to the maximum. */
const FIRST_PAUSE = 1000
const MAX_PAUSE = 30_000

/** After running for this long, a process starts with the first pause again. */
const STABLE_MS = 60_000

/** Minimal time between two replacements of a process that is too large at once. Doubles, up to an hour. */
const FIRST_GROWN_PAUSE = 60_000
const MAX_GROWN_PAUSE = 3_600_000

/** A new process that is not ready by then is given up. */
const READY_MS = 60_000

/** A replaced process may finish its requests until then. */
const DRAIN_MS = 60_000

/** @param {{ fr: string, en: string }} text */
const tell = (text) => process.stderr.write(`${say(text)}\n`)

/**
 * One process of the shop. It is restarted when it exits, after a growing pause, and can be replaced by a new one that is ready
 * before it ends. The reason of an exit is printed once, however often the process fails again for the same reason.
 */
export class KeptProcess {
  /** @type {import('node:child_process').ChildProcess | null} */
  child = null
  #children = new Set()
  #pause = FIRST_PAUSE
  #grownPause = FIRST_GROWN_PAUSE
  #grownAt = -Infinity
  #told = ''
  #isReplacing = false
  #isEnding = false

  /**
   * @param {'web' | 'worker' | 'gateways'} name
   * @param {() => import('node:child_process').ChildProcess} begin starts it
   * @param {{ heap: number, exited?: (code: number | null) => boolean }} options `heap`: its heap limit in megabytes; `exited`
   * returns false when it must not be restarted
   */
  constructor(name, begin, { heap, exited = () => true }) {
    this.name = name
    this.begin = begin
    this.heap = heap
    this.exited = exited
  }

  get isRunning() {
    return this.#children.size > 0
  }

  start() {
    this.child = this.#spawn()
    return this.child
  }

  /** Ends it, the processes that it has replaced included. */
  end() {
    this.#isEnding = true
    for (const child of this.#children) child.kill('SIGTERM')
  }

  /** Ends it and starts it again at once: for processes that serve no requests. */
  restart() {
    const old = this.child
    this.start()
    old?.kill('SIGTERM')
  }

  /**
   * Starts a new process, waits until it is ready, and lets the old one finish its requests.
   * @returns {Promise<boolean>} false: the new one did not get ready, and the old one goes on
   */
  async replace() {
    if (this.#isEnding || this.#isReplacing) return true
    this.#isReplacing = true
    const old = this.child
    const born = this.#spawn()
    const isReady = await untilReady(born)
    this.#isReplacing = false
    if (!isReady) {
      born.kill('SIGKILL')
      if (!this.#isEnding) tell(notReplacedMessage(this.name))
      if (!this.#children.has(old) && !this.#isEnding) this.start()
      return false
    }
    this.child = born
    drain(old)
    return true
  }

  /** Whether a process that takes more than its share is to be replaced now. Prints why. */
  isReplacedAt(megabytes, share) {
    if (this.#isReplacing || performance.now() - this.#grownAt < this.#grownPause) return false
    if (this.#grownAt > -Infinity) this.#grownPause = Math.min(this.#grownPause * 2, MAX_GROWN_PAUSE)
    this.#grownAt = performance.now()
    tell(grownMessage(this.name, megabytes, share))
    return true
  }

  #spawn() {
    const child = this.begin()
    const started = performance.now()
    this.#children.add(child)
    child.once('exit', (code, signal) => {
      this.#children.delete(child)
      // A replaced process ends because it was told to, and the replacement of one that is being replaced is on its way.
      if (child === this.child && !this.#isReplacing && !this.#isEnding) this.#restartLater(code, signal, started)
    })
    return child
  }

  #restartLater(code, signal, started) {
    if (!this.exited(code)) return
    if (performance.now() - started > STABLE_MS) {
      this.#pause = FIRST_PAUSE
      this.#told = ''
    }
    const pause = this.#pause
    this.#pause = Math.min(pause * 2, MAX_PAUSE)
    const reason = `${code} ${signal}`
    if (reason !== this.#told) tell(exitMessage(this.name, code, signal, pause, this.heap))
    this.#told = reason
    setTimeout(() => !this.#isEnding && this.start(), pause)
  }
}

/** @returns {Promise<boolean>} false: it exited, or takes too long */
function untilReady(child) {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), READY_MS)
    child.once('exit', () => (clearTimeout(late), resolve(false)))
    child.on('message', (message) => {
      if (message !== 'ready') return
      clearTimeout(late)
      resolve(true)
    })
  })
}

/** Tells a process to take no new connections and to exit when its requests are finished. */
function drain(child) {
  if (!child.connected) return
  child.send('drain', () => undefined)
  const patience = setTimeout(() => child.kill('SIGKILL'), DRAIN_MS)
  child.once('exit', () => clearTimeout(patience))
}
