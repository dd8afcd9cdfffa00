/**
 * Words and timing of the set-up steps. Plain JavaScript without packages: these files run before
 * anything is installed, under whichever Node (20 or later) the machine has.
 */
const french = /^fr/i.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '')

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
 * @returns {Promise<T>}
 */
export async function step(title, work, mend) {
  number += 1
  const started = performance.now()
  process.stdout.write(`${number}. ${say(title)}… `)
  try {
    const result = await work()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(
      `${result === 'nothing' ? say({ fr: 'rien à faire', en: 'nothing to do' }) : `${seconds} s`}\n`
    )
    return result
  } catch (error) {
    process.stdout.write(`${say({ fr: 'échec', en: 'failed' })}\n`)
    const reason = error instanceof Error ? error.message : String(error)
    throw new StepFailure(`${reason.trim()}\n\n→ ${say(mend)}`)
  }
}

/** Ends the program with a failure's words. */
export function fail(error) {
  process.stderr.write(`\n${error instanceof StepFailure ? error.message : error.stack}\n`)
  process.exit(1)
}
