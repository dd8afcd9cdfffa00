/**
 * Output and timing of the set-up steps. The files in this folder are JavaScript without packages, because they run before
 * anything is installed, under the machine's Node (20 or later).
 */
import { isFrench } from './is_french.js'

const french = isFrench(process.env)

/** @param {{ fr: string, en: string }} text */
export const say = ({ fr, en }) => (french ? fr : en)

/** @param {{ fr: string, en: string }} text */
export const line = (text) => process.stdout.write(`${say(text)}\n`)

/** A failure that a user can fix. Its message says what happened and how to fix it. */
export class StepFailure extends Error {}

let number = 0

/**
 * Runs one step and prints its title and duration.
 * @template T
 * @param {{ fr: string, en: string }} title
 * @param {() => Promise<T> | T} work
 * @param {{ fr: string, en: string }} fix how to fix a failure
 * @param {{ isParallel?: boolean }} [options] `isParallel`: other steps run at the same time, so the line is printed at the end
 * @returns {Promise<T>} the result of `work`
 * @throws {StepFailure}
 */
export async function step(title, work, fix, { isParallel = false } = {}) {
  const started = performance.now()
  const begin = () => process.stdout.write(`${(number += 1)}. ${say(title)}… `)
  const finish = (words) => {
    if (isParallel) begin()
    process.stdout.write(`${words}\n`)
  }
  if (!isParallel) begin()
  try {
    const result = await work()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    finish(result === 'nothing' ? say({ fr: 'rien à faire', en: 'nothing to do' }) : `${seconds} s`)
    return result
  } catch (error) {
    finish(say({ fr: 'échec', en: 'failed' }))
    const reason = error instanceof Error ? error.message : String(error)
    throw new StepFailure(`${reason.trim()}\n\n→ ${say(fix)}`)
  }
}

/**
 * Waits for parallel steps. Rejects only when all have ended, so that the error is the last output.
 * @template T
 * @param {Promise<T>[]} steps
 * @returns {Promise<T[]>}
 */
export async function allOf(steps) {
  await Promise.allSettled(steps)
  return Promise.all(steps)
}

/** Ends the process after its output was flushed: `process.exit` alone drops what a slow reader of a pipe has not read yet. */
export async function end(code) {
  const flushed = (stream) => new Promise((resolve) => stream.write('', resolve))
  await Promise.all([flushed(process.stdout), flushed(process.stderr)])
  process.exit(code)
}

/** Prints an error and ends the process. */
export function fail(error) {
  process.stderr.write(`\n${error instanceof StepFailure ? error.message : error.stack}\n`)
  return end(1)
}

for (const stream of [process.stdout, process.stderr]) {
  // The reader closed the pipe, as `head -1` does.
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })
}
