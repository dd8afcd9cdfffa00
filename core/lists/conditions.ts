import { badParameter, unknownParameter } from '#core/lists/errors'
import { instantsOf, minorBound, readDays, readFigures, readIds, type Range } from '#core/lists/ranges'
import { minorDigits } from '#core/money/currency'
import { foldLetters } from '#core/text/letters'
import { tokens } from '#core/text/fold'
import type { Choice, ListColumn, ListDefinition } from '#core/lists/list'

/** A piece of SQL with the values of its marks. */
export interface Condition {
  sql: string
  bindings: (string | number)[]
}

const APOSTROPHE = /['’‘ʼ´`]/
const WORDS = 12

/** The condition of one filter on a column of a list; a value that the column cannot have is refused by the filter's name. */
export async function filterCondition(
  key: string,
  { columns }: Pick<ListDefinition, 'columns'>,
  text: string,
  zone: string
): Promise<Condition> {
  const name = `filter[${key}]`
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined
  if (!column || column.filter === false) throw unknownParameter(name, filtersOf(columns))
  const found = await readCondition(column, text, zone)
  if (!found) throw badParameter(name)
  return found
}

function filtersOf(columns: ListDefinition['columns']): string[] {
  return Object.keys(columns).filter((key) => columns[key]?.filter !== false)
}

async function readCondition(column: ListColumn, text: string, zone: string): Promise<Condition | null> {
  const { type, sql } = column
  if (column.filter === 'exact') return { sql: `${sql} = ?`, bindings: [text] }
  if (type === 'text') return containing(`core_fold(${sql})`, wordsIn(text))
  if (type === 'choice') return chosen(column, text, await choicesOf(column))
  if (type === 'boolean') return truth(sql, text)
  if (type === 'money') return amounts(column, readFigures(text))
  if (type === 'instant') return between(sql, readDays(text), (range) => instantsOf(range, zone), '<')
  if (type === 'day') return between(`cast(${sql} as text)`, readDays(text))
  // As numbers of rows are stored: compared as such, their index is used.
  if (type === 'id') return between(sql, readIds(text), undefined, '<=', 'cast(? as bigint)')
  return between(sql, readFigures(text), undefined, '<=', 'cast(? as numeric)')
}

export async function choicesOf({ choices = [] }: ListColumn): Promise<readonly Choice[]> {
  return typeof choices === 'function' ? choices() : choices
}

/** Rows in which each word stands in one of the folded texts. */
export function searchCondition(texts: readonly string[], q: string): Condition | null {
  if (q === '') return null
  const words = tokens(q)
  if (words.length > WORDS || texts.length === 0) throw badParameter('q')
  // Signs alone are no words: nothing is found by them.
  if (words.length === 0) return { sql: '1 = 0', bindings: [] }
  const oneOf = texts.map((text) => like(text)).join(' or ')
  return {
    sql: words.map(() => `(${oneOf})`).join(' and '),
    bindings: words.flatMap((word) => texts.map(() => pattern(word))),
  }
}

/** What a text filter looks for: its words, accents and case set aside; signs count, since codes have them. */
function wordsIn(text: string): string[] {
  return foldLetters(text)
    .split(/\s+/)
    .flatMap((part) => (APOSTROPHE.test(part) && tokens(part).length > 0 ? tokens(part) : part))
    .filter((part) => part !== '')
}

function containing(sql: string, words: string[]): Condition | null {
  if (words.length === 0 || words.length > WORDS) return null
  return { sql: words.map(() => like(sql)).join(' and '), bindings: words.map(pattern) }
}

const like = (sql: string) => `${sql} like ? escape '!'`

const pattern = (word: string) => `%${word.replace(/[!%_]/g, '!$&')}%`

function chosen({ sql, isMany }: ListColumn, text: string, choices: readonly Choice[]): Condition | null {
  const values = [...new Set(text.split(','))]
  const known = new Set(choices.map(({ value }) => value))
  if (!values.every((value) => known.has(value))) return null
  if (isMany) {
    return { sql: values.map(() => like(sql)).join(' or '), bindings: values.map((value) => pattern(`|${value}|`)) }
  }
  return { sql: `cast(${sql} as text) in (${values.map(() => '?').join(', ')})`, bindings: values }
}

function truth(sql: string, text: string): Condition | null {
  if (text !== '0' && text !== '1') return null
  return { sql: `(${sql}) is ${text === '1' ? '' : 'not '}true`, bindings: [] }
}

function between(
  sql: string,
  range: Range | null,
  turned: (range: Range) => Range = (same) => same,
  end: '<' | '<=' = '<=',
  mark = '?'
): Condition | null {
  if (!range) return null
  const { from, to } = turned(range)
  const parts: [string, string][] = []
  if (from !== null) parts.push([`${sql} >= ${mark}`, from])
  if (to !== null) parts.push([`${sql} ${end} ${mark}`, to])
  return { sql: parts.map(([part]) => part).join(' and '), bindings: parts.map(([, bound]) => bound) }
}

/** Currencies that are not written with two decimals, by their number: a list may hold amounts of several currencies. */
const UNUSUAL = Map.groupBy(Intl.supportedValuesOf('currency'), minorDigits)
UNUSUAL.delete(2)

function amounts({ sql, currency }: ListColumn, range: Range | null): Condition | null {
  if (!range || !currency) return null
  const digits = [...UNUSUAL.keys()]
  const whens = digits.map((count) => {
    const codes = (UNUSUAL.get(count) ?? []).map((code) => `'${code}'`).join(', ')
    return `when ${currency} in (${codes}) then cast(? as bigint)`
  })
  const bound = `case ${whens.join(' ')} else cast(? as bigint) end`
  const values = (figure: string, up: boolean) => [...digits, 2].map((count) => minorBound(figure, count, up))
  const { from, to } = range
  const parts: string[] = []
  if (from !== null) parts.push(`${sql} >= ${bound}`)
  if (to !== null) parts.push(`${sql} <= ${bound}`)
  return {
    sql: parts.join(' and '),
    bindings: [...(from === null ? [] : values(from, true)), ...(to === null ? [] : values(to, false))],
  }
}
