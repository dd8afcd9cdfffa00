/**
 * True when one typing mistake at most lies between two words: a letter too many, one missing, one for another, or two
 * neighbours swapped. Give it folded words.
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
 * The word with each of its letters left out in turn, without repeats. Two words within one edit always meet among
 * their own spelling and these, so a dictionary of them finds every candidate by look-up; `oneEdit` then decides.
 */
export function deletions(word: string): string[] {
  const letters = [...word]
  const found = new Set<string>()
  for (let i = 0; i < letters.length; i++) {
    // Leaving out either of two equal neighbours gives the same word.
    if (i > 0 && letters[i] === letters[i - 1]) continue
    found.add(letters.slice(0, i).join('') + letters.slice(i + 1).join(''))
  }
  return [...found]
}
