import { stripVTControlCharacters } from 'node:util'

/** Reads the counts off the runner's closing line: `Tests  12 passed, 1 failed (13)`. */
export function verdict(output) {
  const lines = stripVTControlCharacters(output).match(/^\s*Tests\s+(.*)$/gm)
  const closing = lines?.at(-1) ?? ''
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(closing)?.[1] ?? 0)
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') + count('todo') }
}

/** Adds one run to a total; a run that ended badly without a count is one failure. */
export function add(total, counts, code) {
  total.passed += counts.passed
  total.skipped += counts.skipped
  total.failed += counts.failed || (code === 0 ? 0 : 1)
}

export const sentence = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`
