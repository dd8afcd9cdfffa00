/**
 * Words and timing of the set-up steps. Plain JavaScript without packages: these files run before
 * anything is installed, under whichever Node (20 or later) the machine has.
 */
import { isFrench } from './is_french.js'

const french = isFrench(process.env)

/** @param {{ fr: string, en: string }} text */
export const say = ({ fr, en }) => (french ? fr : en)

/** @param {{ fr: string, en: string }} text */
export const line = (text) => process.stdout.write(`${say(text)}\n`)

/** A failure that a person can mend: what happened, and what to do. */
export class StepFailure extends Error {}

let number = 0

/**
 * Runs one step, saying what it does and how long it took.
 * @template T
 * @param {{ fr: string, en: string }} title
 * @param {() => Promise<T> | T} work
 * @param {{ fr: string, en: string }} mend what to do when it fails
 * @param {{ isBeside?: boolean }} [options] beside another step, its line is written as a whole when it is done
 * @returns {Promise<T>}
 */
export async function step(title, work, mend, { isBeside = false } = {}) {
  const started = performance.now()
  const begin = () => process.stdout.write(`${(number += 1)}. ${say(title)}… `)
  const finish = (words) => {
    if (isBeside) begin()
    process.stdout.write(`${words}\n`)
  }
  if (!isBeside) begin()
  try {
    const result = await work()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    finish(result === 'nothing' ? say({ fr: 'rien à faire', en: 'nothing to do' }) : `${seconds} s`)
    return result
  } catch (error) {
    finish(say({ fr: 'échec', en: 'failed' }))
    const reason = error instanceof Error ? error.message : String(error)
    throw new StepFailure(`${reason.trim()}\n\n→ ${say(mend)}`)
  }
}

/**
 * Waits for steps that run side by side; a failure is thrown when all have ended, so that nothing works on behind its words.
 * @template T
 * @param {Promise<T>[]} steps
 * @returns {Promise<T[]>}
 */
export async function allOf(steps) {
  await Promise.allSettled(steps)
  return Promise.all(steps)
}

/** Ends the program after everything it wrote has left it: `process.exit` alone drops what a slow reader has not taken. */
export async function end(code) {
  const flushed = (stream) => new Promise((resolve) => stream.write('', resolve))
  await Promise.all([flushed(process.stdout), flushed(process.stderr)])
  process.exit(code)
}

/** Ends the program with a failure's words. */
export function fail(error) {
  process.stderr.write(`\n${error instanceof StepFailure ? error.message : error.stack}\n`)
  return end(1)
}

for (const stream of [process.stdout, process.stderr]) {
  // A reader that closes its end, as `head -1` does, is no error.
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })
}
