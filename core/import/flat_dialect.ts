import type { ForeignFile, ForeignRow, Translation } from '#core/import/dialect'

/** A field of ours: the column of the other program that has it, and what its cell is here. Default: the same. */
export type FlatFact = string | { from: string; as(cell: string, row: ForeignRow): string }

/** Our fields by what the other program calls them. */
export type FlatFacts = Readonly<Record<string, FlatFact>>

const columnOf = (fact: FlatFact) => (typeof fact === 'string' ? fact : fact.from)

/** Translates files that have a record a row, as we do: other names, other words. Fields without a column are left out. */
export function translateRows({ columns }: Pick<ForeignFile, 'columns'>, facts: FlatFacts): Translation {
  const own = Object.entries(facts).filter(([, fact]) => columns.has(columnOf(fact)))
  return {
    fields: new Map(own.map(([field, fact]) => [field, columnOf(fact)])),
    begin: () => (row) =>
      Object.fromEntries(
        own.map(([field, fact]) => {
          const cell = (row[columnOf(fact)] ?? '').trim()
          return [field, typeof fact === 'string' ? cell : fact.as(cell, row)]
        })
      ),
  }
}

/** The columns of a dialect that have no other names. */
export const columnsNamed = (names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, []])) as Readonly<Record<string, readonly string[]>>
