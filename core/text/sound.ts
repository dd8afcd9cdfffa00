/** Spellings that French ears take for the same, in the order in which they are read. */
const HEARD: readonly (readonly [RegExp, string])[] = [
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

/** What is written at the end of a word and not heard. */
const SILENT = /(?<=..)[estdx]+$/

/**
 * How a folded word sounds, roughly and in French: "chatoneuf" and "chateauneuf" sound alike, so do "rotchild" and
 * "rothschild". An unfinished word sounds like the beginning of the finished one.
 */
export function soundOf(word: string): string {
  return HEARD.reduce((heard, [spelling, sound]) => heard.replace(spelling, sound), word)
}

/** The same without what the end of a word leaves unsaid: "merlots" is "merlot". */
export function spokenEnd(sound: string): string {
  return sound.replace(SILENT, '')
}
