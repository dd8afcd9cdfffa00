import {
  columnOf,
  linkTable,
  linkedFields,
  ownFields,
  partsOf,
  translatedFields,
  translationTable,
} from '#core/resources/names'
import type { AnyResource } from '#core/resources/resource'
import type { Store } from '#core/database/store'

/** What a table lacks for a resource: where it is declared, the problem, and the mend. */
export interface TableProblem {
  file: string
  problem: string
  mend: string
}

/** Compares the tables of the database with what resources need of them. */
export async function tableProblems(store: Store, resources: readonly AnyResource[]): Promise<TableProblem[]> {
  const found = await Promise.all(resources.map((resource) => problemsOf(store, resource)))
  return found.flat()
}

async function problemsOf(store: Store, resource: AnyResource): Promise<TableProblem[]> {
  const [plugin, name] = partsOf(resource)
  const file = `plugins/${plugin}/resources/${name}.ts`
  const problems: TableProblem[] = []
  for (const [table, wanted] of Object.entries(wantedColumns(resource))) {
    const columns = await columnsOf(store, table)
    if (columns.size === 0) {
      const mend = `Create it with ${wanted.join(', ')} in a migration of plugins/${plugin}/database/migrations.`
      problems.push({ file, problem: `the table ${table} does not exist`, mend })
      continue
    }
    for (const column of wanted.filter((one) => !columns.has(one))) {
      const mend = 'Add it in a new migration, or correct the name of the field or its option "stored".'
      problems.push({ file, problem: `the table ${table} lacks the column ${column}`, mend })
    }
  }
  if (problems.length === 0) problems.push(...(await emptyRequired(store, resource, file)))
  return problems
}

/** Columns by table. */
function wantedColumns(resource: AnyResource): Record<string, string[]> {
  const { table, hasTimestamps = true } = resource
  const texts = translatedFields(resource)
  const { table: translations, owner } = translationTable(resource)
  return {
    [table]: [
      ...['id', 'version'],
      ...(hasTimestamps ? ['created_at', 'updated_at'] : []),
      ...ownFields(resource).map((field) => columnOf(resource, field)),
    ],
    ...(texts.length > 0
      ? { [translations]: [owner, 'locale', ...texts.map((field) => columnOf(resource, field))] }
      : {}),
    ...Object.fromEntries(
      linkedFields(resource).map((field) => [linkTable(resource, field), ['owner_id', 'target_id', 'position']])
    ),
  }
}

async function columnsOf({ dialect, reader }: Store, table: string): Promise<Set<string>> {
  const sql =
    dialect === 'pg'
      ? "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ?"
      : 'select name from pragma_table_info(?)'
  const rows = await reader.all<{ name: string }>(sql, [table])
  return new Set(rows.map(({ name }) => name))
}

/** Required fields that stored rows have no value of: they were added to a table that had rows. */
async function emptyRequired({ reader }: Store, resource: AnyResource, file: string): Promise<TableProblem[]> {
  const required = ownFields(resource).filter((field) => resource.fields[field]?.options.required)
  const found: TableProblem[] = []
  for (const field of required.filter((one) => !resource.fields[one]?.options.visibleWhen)) {
    const column = columnOf(resource, field)
    const row = await reader.first(`select id from ${resource.table} where ${column} is null limit 1`)
    if (!row) continue
    const mend = 'Give these rows a value in a new migration, and the field a default.'
    found.push({ file, problem: `${resource.table} has rows without the required ${column}`, mend })
  }
  return found
}
