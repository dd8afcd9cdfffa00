import type { HealthCheck } from '#core/health/check'
import type { Store } from '#core/database/store'

/** Checks that the database responds. */
export function databaseCheck(store: Store): HealthCheck {
  return async () => {
    await store.reader.first('select 1 as answer')
    return { ok: true, detail: store.dialect === 'pg' ? 'PostgreSQL' : 'SQLite' }
  }
}
