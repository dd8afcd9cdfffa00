import { queryRows } from '#core/database/query_rows'
import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Client = TransactionClientContract

/** Rows per statement. */
const BATCH = 1000

const TABLES = `select c.relname as name, json_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'adonis_schema%'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname`

const REFERENCES = `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as says
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

const COUNTERS = `select s.oid::regclass::text as counter, d.refobjid::regclass::text as table, quote_ident(a.attname) as column
  from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
  join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`

interface Table {
  name: string
  columns: string[]
}

/**
 * Fills the migrated tables of one database with a snapshot of another's rows. Foreign keys and triggers are disabled
 * meanwhile, so that the order of the tables does not matter. Both parameters are names of connections.
 */
export async function copyRows(database: Database, from: string, to: string): Promise<void> {
  await database
    .connection(from)
    .transaction((reading) => database.connection(to).transaction((writing) => copyAll(reading, writing)), {
      isolationLevel: 'repeatable read',
    })
}

async function copyAll(from: Client, to: Client): Promise<void> {
  const theirs = await queryRows<Table>(from, TABLES)
  const ours = await queryRows<Table>(to, TABLES)
  const known = new Map(theirs.map(({ name, columns }) => [name, new Set(columns)]))
  const references = await queryRows<{ table: string; name: string; says: string }>(to, REFERENCES)
  for (const { table, name } of references) await to.rawQuery(`alter table ${table} drop constraint ${name}`)
  await to.rawQuery(`truncate ${ours.map(({ name }) => `"${name}"`).join(', ')}`)
  for (const { name, columns } of ours) {
    const shared = columns.filter((column) => known.get(name)?.has(column))
    if (shared.length > 0) await copyTable(from, to, { name, columns: shared })
  }
  for (const { table, name, says } of references) {
    await to.rawQuery(`alter table ${table} add constraint ${name} ${says}`)
  }
  const counters = await queryRows<{ counter: string; table: string; column: string }>(to, COUNTERS)
  for (const { counter, table, column } of counters) {
    await to.rawQuery(`select setval('${counter}', coalesce((select max(${column}) from ${table}), 0) + 1, false)`)
  }
}

async function copyTable(from: Client, to: Client, { name, columns }: Table): Promise<void> {
  const listed = columns.join(', ')
  await to.rawQuery(`alter table "${name}" disable trigger user`)
  await from.rawQuery(`declare copied no scroll cursor for select to_json(t)::text as row from "${name}" t`)
  for (;;) {
    const rows = await queryRows<{ row: string }>(from, `fetch ${BATCH} from copied`)
    if (rows.length === 0) break
    await to.rawQuery(
      `insert into "${name}" (${listed}) overriding system value
       select ${listed} from json_populate_recordset(null::"${name}", ?::json)`,
      [`[${rows.map(({ row }) => row).join(',')}]`]
    )
  }
  await from.rawQuery('close copied')
  await to.rawQuery(`alter table "${name}" enable trigger user`)
}
