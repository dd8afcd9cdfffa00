import { MigrationRunner } from '@adonisjs/lucid/migration'
import { Database } from '@adonisjs/lucid/database'
import { Store } from '#core/database/store'
import { Health } from '#core/health/health'
import { Settings } from '#core/settings/settings'
import type { DoctorCheck } from '#cli/doctor/check'

const database: DoctorCheck = {
  name: 'database',
  async look(app, say) {
    const mend = say('doctor.database_mend')
    try {
      const store = await app.container.make(Store)
      await store.lucid.rawQuery('select 1')
      return { ok: true, detail: store.dialect === 'pg' ? 'PostgreSQL' : 'SQLite' }
    } catch (error) {
      return { ok: false, detail: (error as Error).message, mend }
    }
  },
}

const migrations: DoctorCheck = {
  name: 'migrations',
  async look(app, say) {
    const runner = new MigrationRunner(await app.container.make(Database), app, { direction: 'up' })
    const list = await runner.getList()
    const waiting = list.filter(({ status }) => status === 'pending')
    return {
      ok: waiting.length === 0,
      detail: say('doctor.migrations_detail', { done: list.length - waiting.length, waiting: waiting.length }),
      mend: say('doctor.migrations_mend'),
    }
  },
}

/** Looked at above, in the words of this program. */
const TOLD = new Set(['core.database', 'core.migrations', 'core.disk'])

const health: DoctorCheck = {
  name: 'health',
  async look(app, say) {
    const { checks } = await (await app.container.make(Health)).run()
    const others = checks.filter(({ name }) => !TOLD.has(name))
    const failed = others.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail ?? ''}`)
    return {
      ok: failed.length === 0,
      detail: failed.join('; ') || say('doctor.health_detail', { checks: others.length }),
      mend: say('doctor.health_mend'),
    }
  },
}

const settings: DoctorCheck = {
  name: 'settings',
  async look(app, say) {
    const { definitions } = await app.container.make(Settings)
    const { reader } = await app.container.make(Store)
    const stored = await reader.all<{ key: string }>('select distinct key from core_settings order by key')
    const unknown = stored.map(({ key }) => key).filter((key) => !definitions.has(key))
    return {
      ok: unknown.length === 0,
      detail: unknown.join(', ') || say('doctor.settings_detail', { known: definitions.size, stored: stored.length }),
      mend: say('doctor.settings_mend'),
    }
  },
}

/** What the shop itself needs. */
export const shopChecks: readonly DoctorCheck[] = [database, migrations, settings, health]
