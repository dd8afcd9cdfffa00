import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Below so many guesses, as a power of ten, a password that is made of what people choose falls to a list of those. */
const ENOUGH = 9

/** Characters beside names that make a password of its own. */
const REST = 8

/** Characters that a row of its own has at least: any two or three may stand in a list by chance. */
const WORD = 4

/** What is looked at of a long password: the time that it takes grows with the square of the length. */
const LOOKED_AT = 24

/** Of the French list, what passwords are made of. Its lists of surnames and of words of an encyclopaedia hold everything. */
const FRENCH = ['commonWords-fr', 'firstnames-fr', 'daysOfWeek-fr', 'months-fr', 'seasons-fr'] as const

let loading: Promise<ZxcvbnFactory> | null = null

/** Lists of many thousand words: loaded when somebody first chooses a password. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const words = Object.fromEntries(FRENCH.map((name) => [name, french.dictionary[name]]))
  return new Factory({
    dictionary: { 'passwords-common': common.dictionary['passwords-common'], ...words },
    graphs: common.adjacencyGraphs,
    // Each letter more that may stand for another doubles the time.
    l33tMaxSubstitutions: 4,
    maxLength: LOOKED_AT,
  })
}

/** Whether a password is one of those that everybody uses, or close to one. A mere row of characters never is. */
export async function isGuessable(password: string, names: readonly string[]): Promise<boolean> {
  loading ??= load()
  const { sequence, guessesLog10 } = (await loading).check(letters(password), names.flatMap(parts))
  return (
    guessesLog10 < ENOUGH && sequence.some(({ pattern, token }) => pattern !== 'bruteforce' && token.length >= WORD)
  )
}

/** Whether a password is made of names, and little else. */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const written = letters(password).toLowerCase()
  const longestFirst = names.flatMap(parts).sort((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((text, name) => text.replaceAll(name, ''), written)
  return rest !== written && [...rest].length < REST
}

/** The words of a name, and all of them in one. */
function parts(name: string): string[] {
  const words =
    letters(name)
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? []
  return words.length > 1
    ? [
        ...words,
        letters(name)
          .toLowerCase()
          .replaceAll(/[^a-z]/g, ''),
      ]
    : words
}

function letters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
