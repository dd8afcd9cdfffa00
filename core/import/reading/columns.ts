import { FileRefused } from '#core/import/reading/file_refused'

const MOST_COLUMNS = 2000

/**
 * The trimmed column names of a header. Empty names at its end are ignored. Throws `FileRefused` for an empty name between
 * others and for a repeated one, because such columns would be ambiguous.
 */
export function columnsOf(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim())
  while (names.at(-1) === '') names.pop()
  if (names.length > MOST_COLUMNS) {
    throw new FileRefused('too_many_columns', { count: names.length, limit: MOST_COLUMNS })
  }
  const seen = new Set<string>()
  for (const [i, name] of names.entries()) {
    if (name === '') throw new FileRefused('column_without_name', { position: i + 1 })
    if (name === '__proto__') throw new FileRefused('column_name_reserved', { column: name })
    if (seen.has(name)) throw new FileRefused('column_twice', { column: name })
    seen.add(name)
  }
  return names
}
