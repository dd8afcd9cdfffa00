/** Spellings with the same French pronunciation, applied in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/eaux?|aux?/g, 'o'],
  [/ph/g, 'f'],
  [/sch|sh|ch/g, 'C'],
  [/g(?=u[eiy])u/g, 'g'],
  [/h/g, ''],
  [/qu|q|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/gn/g, 'n'],
  [/y/g, 'i'],
  [/ai|ei|oe/g, 'e'],
  [/w/g, 'v'],
  [/tz|z/g, 's'],
  [/(.)\1+/g, '$1'],
]

/** Silent letters at the end of a word. */
const SILENT = /(?<=..)[estdx]+$/

/**
 * A rough French phonetic key of a folded word: "chatoneuf" and "chateauneuf" have the same one, and so have "rotchild"
 * and "rothschild". The key of an unfinished word is a prefix of the key of the whole word.
 */
export function soundOf(word: string): string {
  return SOUNDS.reduce((result, [spelling, sound]) => result.replace(spelling, sound), word)
}

/** The phonetic key without silent letters at its end: "merlots" is "merlot". */
export function withoutSilentEnd(sound: string): string {
  return sound.replace(SILENT, '')
}
