import { stripVTControlCharacters } from 'node:util'

/** Parses the counts of the runner's last line: `Tests  12 passed, 1 failed (13)`. */
function verdict(output) {
  const lines = stripVTControlCharacters(output).match(/^\s*Tests\s+(.*)$/gm)
  const closing = lines?.at(-1) ?? ''
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(closing)?.[1] ?? 0)
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') + count('todo') }
}

/**
 * The failed tests and hooks of the runner's list of errors, each with its message and the first stack frame in our code. They
 * are repeated at the end, because the list is far up in a long log.
 */
function failures(output) {
  const [, errors = ''] = stripVTControlCharacters(output).split(/^ ERRORS\s*$/m)
  return errors
    .split(/^(?=❯ )/m)
    .filter((block) => block.startsWith('❯ '))
    .map((block) => {
      const lines = block.split('\n').filter((text) => text.trim() !== '')
      const place = lines.findIndex((text) => /^\s*⁃ at (?!.*node_modules)/.test(text))
      return lines.slice(0, place < 0 ? 10 : Math.min(place + 1, 25)).join('\n')
    })
}

/** Adds one run to a total. A run that failed without counts is one failure. */
export function add(total, { output, code }) {
  const counts = verdict(output)
  total.failures.push(...failures(output))
  total.passed += counts.passed
  total.skipped += counts.skipped
  total.failed += counts.failed || (code === 0 ? 0 : 1)
}

export const sentence = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/** All failures, and the counts as the last line. */
export const conclusion = (total) => [...total.failures, sentence(total)].join('\n\n')
