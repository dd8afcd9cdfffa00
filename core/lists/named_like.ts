import { foldLetters } from '#core/text/letters'

/** The condition for names in which each of the words stands, accents and case set aside. */
export function namedLike(column: string, q: string): { sql: string; bindings: string[] } {
  const words = foldLetters(q).split(/\s+/).filter(Boolean).slice(0, 8)
  return {
    sql: words.map(() => `core_fold(${column}) like ? escape '!'`).join(' and ') || '1 = 1',
    bindings: words.map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`),
  }
}
