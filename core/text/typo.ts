/**
 * Whether two folded words differ by at most one edit: a letter inserted, deleted or replaced, or two neighbours swapped
 * (Damerau-Levenshtein distance 0 or 1).
 */
export function oneEdit(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let i = 0
  while (i < short.length && short[i] === long[i]) i++
  if (short.length < long.length) return short.slice(i) === long.slice(i + 1)
  if (short.slice(i + 1) === long.slice(i + 1)) return true
  const swapped = short[i] === long[i + 1] && short[i + 1] === long[i]
  return swapped && short.slice(i + 2) === long.slice(i + 2)
}

/**
 * The word with each of its letters deleted in turn, without repeats. Two words within one edit of each other share at
 * least one string among themselves and these. An index of them finds every candidate; `oneEdit` then decides.
 */
export function deletions(word: string): string[] {
  const letters = [...word]
  const found = new Set<string>()
  for (let i = 0; i < letters.length; i++) {
    // Deleting either of two equal neighbours gives the same word.
    if (i > 0 && letters[i] === letters[i - 1]) continue
    found.add(letters.slice(0, i).join('') + letters.slice(i + 1).join(''))
  }
  return [...found]
}
