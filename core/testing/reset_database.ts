import { rm } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { StoredMails } from '#core/mail/stored_mails'
import type { Store } from '#core/database/store'

const UNTOUCHED = new Set(['adonis_schema', 'adonis_schema_versions', 'core_changes', 'sqlite_sequence'])

/**
 * Empties every table and the folder of stored mails, so that a test begins with an empty shop. No transaction stays open for the test, so it can use
 * several connections.
 */
export async function resetDatabase(store: Store): Promise<void> {
  const tables = (await store.lucid.connection().getAllTables(['public'])).filter((table) => !UNTOUCHED.has(table))
  const wanted = tables.filter((table) => !/_fts(_|$)/.test(table) || /_fts$/.test(table))
  if (store.dialect === 'pg') await emptyPostgres(store, wanted)
  else await emptySqlite(store, wanted)
  await resetCounters()
  // A test with another date would leave mails that are newer than those of the tests after it.
  await rm((await app.container.make(StoredMails)).folder, { recursive: true, force: true })
  await store.changes.forget()
}

/** Rate limits in Redis are not stored in a table. */
async function resetCounters(): Promise<void> {
  if (!app.config.get('cellier.redisUrl')) return
  const redis = await app.container.make('redis')
  const keys = await redis.keys('cellier:limit:*')
  if (keys.length > 0) await redis.del(...keys)
}

/** A query for the tables with rows. Looking is a hundred times as fast as emptying empty tables. */
const holding = (tables: string[]) =>
  tables.map((table) => `select '${table}' as name where exists (select 1 from "${table}")`).join(' union all ')

/** Deletes rows instead of truncating, which writes files. Foreign keys are not checked, since all rows go. */
async function emptyPostgres(store: Store, tables: string[]): Promise<void> {
  if (tables.length === 0) return
  const filled = await store.lucid.rawQuery<{ rows: { name: string }[] }>(holding(tables))
  if (filled.rows.length === 0) return
  const names = filled.rows.map(({ name }) => `"public.${name}"`).join(',')
  const deletes = filled.rows.map(({ name }) => `delete from "${name}";`).join(' ')
  await store.lucid.rawQuery(`do $$ begin
    set local session_replication_role = replica; ${deletes}
    perform setval(s.oid::regclass, 1, false) from pg_class s
      join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
      where s.relkind = 'S' and d.refobjid = any ('{${names}}'::regclass[]);
  end $$`)
}

async function emptySqlite(store: Store, tables: string[]): Promise<void> {
  if (tables.length === 0) return
  const filled = await store.lucid.rawQuery<{ name: string }[]>(holding(tables))
  if (filled.length === 0) return
  await store.lucid.rawQuery('pragma foreign_keys = off')
  try {
    await store.lucid.transaction(async (trx) => {
      for (const { name } of filled) await trx.rawQuery(`delete from "${name}"`)
      // Ids start at 1 again, as on PostgreSQL, also after an aborted run.
      await trx.rawQuery('delete from sqlite_sequence')
    })
  } finally {
    await store.lucid.rawQuery('pragma foreign_keys = on')
  }
}
