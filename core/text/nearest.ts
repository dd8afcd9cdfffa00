import { oneEdit } from '#core/text/typo'

/** The word with the smallest edit distance to what was written. Null: no word is close enough to be a suggestion. */
export function nearest(written: string, words: Iterable<string>): string | null {
  let found: string | null = null
  let least = Math.ceil(written.length / 2)
  for (const word of words) {
    const steps = oneEdit(written, word) ? 1 : distance(written, word)
    if (steps < least) [found, least] = [word, steps]
  }
  return found
}

/** Levenshtein distance. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, length) => length)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
