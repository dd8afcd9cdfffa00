import app from '@adonisjs/core/services/app'
import type { Store } from '#core/database/store'

const KEPT = new Set(['adonis_schema', 'adonis_schema_versions', 'core_changes', 'sqlite_sequence'])

/**
 * Empties every table, so that a test begins with an empty shop. Rows of one test are never seen by
 * the next, and several connections can be used: nothing hangs on one open transaction.
 */
export async function resetDatabase(store: Store): Promise<void> {
  const tables = (await store.lucid.connection().getAllTables(['public'])).filter((table) => !KEPT.has(table))
  const wanted = tables.filter((table) => !/_fts(_|$)/.test(table) || /_fts$/.test(table))
  if (store.dialect === 'pg') {
    if (wanted.length > 0) {
      const names = wanted.map((table) => `"${table}"`).join(', ')
      await store.lucid.rawQuery(`truncate ${names} restart identity cascade`)
    }
  } else await emptySqlite(store, wanted)
  await resetCounters()
  await store.changes.forget()
}

/** Limits counted in Redis know nothing of the emptied tables. */
async function resetCounters(): Promise<void> {
  if (!app.config.get('cellier.redisUrl')) return
  const redis = await app.container.make('redis')
  const keys = await redis.keys('cellier:limit:*')
  if (keys.length > 0) await redis.del(...keys)
}

async function emptySqlite(store: Store, tables: string[]): Promise<void> {
  await store.lucid.rawQuery('pragma foreign_keys = off')
  for (const table of tables) await store.lucid.rawQuery(`delete from "${table}"`)
  await store.lucid.rawQuery('pragma foreign_keys = on')
}
