import { fold } from '#core/text/fold'
import { foldLetters } from '#core/text/letters'
import type { Condition } from '#core/lists/conditions'
import type { Naming } from '#core/lists/list'

/** Nothing was typed, or nothing has a name. PostgreSQL orders by no bare null. */
const NO_ORDER: Condition = { sql: 'cast(null as integer)', bindings: [] }

const ALL_DIGITS = /^0*([1-9]\d*)$/

/**
 * A figure to order by where words are looked for: rows named by exactly what was typed come first, then those whose
 * code or name begins with it, then the rest. It is worked out before the limit, so that an exact match is never cut
 * off. `id`: the number of the row.
 */
export function closeness(id: string, naming: Naming, q: string): Condition {
  const { codes = [], codesElsewhere = [], titles = [] } = naming
  const code = q.trim().toLowerCase()
  const names = [...new Set([fold(q), foldLetters(q.trim())])].filter((name) => name !== '')
  if (code === '') return NO_ORDER
  const count = ALL_DIGITS.exec(code)?.[1]
  const ofCodes = (test: (sql: string) => string, value: string): Condition[] => [
    ...codes.map((sql) => ({ sql: test(`lower(${sql})`), bindings: [value] })),
    ...codesElsewhere.map(({ from, row, codes: others }) => ({
      sql: `${id} in (select ${row} from ${from} where ${others.map((sql) => test(`lower(${sql})`)).join(' or ')})`,
      bindings: others.map(() => value),
    })),
  ]
  const ofTitles = (test: (sql: string) => string, valueOf: (name: string) => string): Condition[] =>
    titles.flatMap((sql) => names.map((name) => ({ sql: test(sql), bindings: [valueOf(name)] })))
  const ranks: Condition[][] = [
    ofCodes(equals, code),
    // « 42 » is what people say of CMD-2026-000042.
    count === undefined ? [] : codes.map((sql) => ({ sql: equals(countOf(sql)), bindings: [count] })),
    ofTitles(equals, (name) => name),
    ofCodes(isLike, `${escaped(code)}%`),
    ofTitles(isLike, (name) => `${escaped(name)}%`),
    codes.map((sql) => ({ sql: isLike(`lower(${sql})`), bindings: [`%${escaped(code)}`] })),
  ]
  const whens = ranks.flatMap((conditions, rank) =>
    conditions.length > 0 ? [`when ${conditions.map(({ sql }) => sql).join(' or ')} then ${rank}`] : []
  )
  if (whens.length === 0) return NO_ORDER
  return {
    sql: `case ${whens.join(' ')} else ${ranks.length} end`,
    bindings: ranks.flat().flatMap(({ bindings }) => bindings),
  }
}

const equals = (sql: string) => `${sql} = ?`

const isLike = (sql: string) => `${sql} like ? escape '!'`

const escaped = (text: string) => text.replace(/[!%_]/g, '!$&')

/** The digits that a number ends with, without the zeros that fill it up. */
const countOf = (sql: string) => `ltrim(substr(${sql}, length(rtrim(${sql}, '0123456789')) + 1), '0')`

/** The same order for things that are all in memory: the smaller, the nearer. `others`: what they are called beside. */
export function closenessOf(name: string, others: readonly string[], q: string): number {
  const wanted = fold(q)
  const folded = [name, ...others].map(fold)
  if (folded.includes(wanted)) return 0
  const count = ALL_DIGITS.exec(wanted)?.[1]
  if (count !== undefined && /0*(\d*)$/.exec(name)?.[1] === count) return 1
  return folded.some((each) => each.startsWith(wanted)) ? 2 : 3
}
