import type { Store } from '#core/database/store'

const MIGRATION_OF = /^plugins\/(\w+)\//

/** The tables of plugins that are not listed any more, by plugin. Their migrations were run, and nothing removes their data. */
export async function leftoverTables(
  { dialect, reader }: Store,
  listed: readonly string[]
): Promise<Map<string, string[]>> {
  const migrations = await reader.all<{ name: string }>('select name from adonis_schema')
  const ran = new Set(migrations.flatMap(({ name }) => MIGRATION_OF.exec(name)?.[1] ?? []))
  const gone = [...ran].filter((id) => !listed.includes(id)).sort()
  const tables = await reader.all<{ name: string }>(
    dialect === 'pg'
      ? "select table_name as name from information_schema.tables where table_schema = 'public' order by 1"
      : "select name from sqlite_master where type = 'table' order by 1"
  )
  /** The longest id is the owner: the tables of `payment_offline` do not belong to `payment`. */
  const ids = [...listed, ...gone].sort((one, other) => other.length - one.length)
  const ownerOf = (table: string) => ids.find((id) => table.startsWith(`${id}_`))
  const found = gone.map((id) => [id, tables.map(({ name }) => name).filter((table) => ownerOf(table) === id)] as const)
  return new Map(found.filter(([, names]) => names.length > 0))
}
