import type { HealthAnswer, HealthCheck } from '#core/health/check'
import type { Store } from '#core/database/store'

/** Checks that the database responds. A pool between may swallow the time zone that the shop asks for: days would be others. */
export function databaseCheck(store: Store): HealthCheck {
  return async (): Promise<HealthAnswer> => {
    if (store.dialect === 'sqlite') {
      await store.reader.first('select 1 as answer')
      return { ok: true, detail: 'SQLite' }
    }
    const row = await store.reader.first<{ zone: string }>("select current_setting('TimeZone') as zone")
    if (row?.zone.endsWith('UTC')) return { ok: true, detail: 'PostgreSQL' }
    return { ok: false, detail: `PostgreSQL in the time zone ${row?.zone}. Set timezone=UTC for it in pgbouncer.ini` }
  }
}
