import { existsSync } from 'node:fs'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { Database } from '@adonisjs/lucid/database'
import { Store } from '#core/database/store'
import { databaseCheck } from '#core/health/database_check'
import { Health } from '#core/health/health'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { tableProblems } from '#core/resources/check_tables'
import { PluginRegistry } from '#core/plugin/registry'
import { PluginData } from '#core/plugin/plugin_data'
import { Settings } from '#core/settings/settings'
import type { DoctorCheck } from '#cli/doctor/check'
import type { Finding } from '#core/console/inspection'
import type { Words } from '#cli/lib/words'

const database: DoctorCheck = {
  name: 'database',
  async look(app, say) {
    const file = app.config.get<string | null>('cellier.sqliteFile')
    // Opening a missing file would create it.
    if (file && !existsSync(file)) return unprepared(say)
    const mend = file ? say('doctor.database_mend_file', { file }) : say('doctor.database_mend')
    try {
      const { ok, detail = '' } = await databaseCheck(await app.container.make(Store))()
      return { ok, detail, mend }
    } catch (error) {
      return { ok: false, detail: (error as Error).message, mend }
    }
  },
}

const migrations: DoctorCheck = {
  needsTables: true,
  name: 'migrations',
  async look(app, say) {
    const store = await app.container.make(Store)
    if (!(await isBegun(store))) return unprepared(say)
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

/** Reported as one fault, however many tables are missing, since one command fixes it. */
function unprepared(say: Words): Finding {
  return { ok: false, detail: say('doctor.unprepared'), mend: say('doctor.unprepared_mend') }
}

/** Whether any migration was ever run. The migration runner cannot be asked: it would create its table. */
async function isBegun({ dialect, reader }: Store): Promise<boolean> {
  const sql =
    dialect === 'pg'
      ? "select 1 as one where to_regclass('core_settings') is not null"
      : "select 1 as one from sqlite_master where name = 'core_settings'"
  return (await reader.first(sql)) !== null
}

/** Health checks that a check above covers, with a better message. */
const COVERED = new Set(['core.database', 'core.migrations', 'core.disk'])

const health: DoctorCheck = {
  needsTables: true,
  name: 'health',
  async look(app, say) {
    const { checks } = await (await app.container.make(Health)).run()
    const others = checks.filter(({ name }) => !COVERED.has(name))
    const failed = others.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail ?? ''}`)
    return {
      ok: failed.length === 0,
      detail: failed.join('; ') || say('doctor.health_detail', { checks: others.length }),
      mend: say('doctor.health_mend'),
    }
  },
}

const settings: DoctorCheck = {
  needsTables: true,
  name: 'settings',
  async look(app, say) {
    const { definitions } = await app.container.make(Settings)
    const { reader } = await app.container.make(Store)
    const stored = await reader.all<{ key: string }>('select distinct key from core_settings order by key')
    // Those of a plugin that was taken out are among the leftovers.
    const registry = await app.container.make(PluginRegistry)
    const isOfPlugin = (key: string) =>
      ['core', ...registry.plugins.map(({ id }) => id)].includes(key.split('.')[0] ?? '')
    const unknown = stored.map(({ key }) => key).filter((key) => !definitions.has(key) && isOfPlugin(key))
    return {
      ok: unknown.length === 0,
      detail: unknown.join(', ') || say('doctor.settings_detail', { known: definitions.size, stored: stored.length }),
      mend: say('doctor.settings_mend'),
    }
  },
}

const resources: DoctorCheck = {
  needsTables: true,
  name: 'resources',
  async look(app, say) {
    const all = (await app.container.make(ResourceCatalogue)).all().map(({ resource }) => resource)
    const problems = await tableProblems(await app.container.make(Store), all)
    return {
      ok: problems.length === 0,
      detail:
        problems.map(({ file, problem }) => `${file}: ${problem}`).join('; ') ||
        say('doctor.resources_detail', { count: all.length }),
      mend: [...new Set(problems.map(({ mend }) => mend))].join(' '),
    }
  },
}

/** The data of a plugin that was taken out are kept on purpose, so they are no fault. */
const leftovers: DoctorCheck = {
  needsTables: true,
  name: 'leftovers',
  async look(app, say) {
    const registry = await app.container.make(PluginRegistry)
    const left = await new PluginData(await app.container.make(Store), registry).leftovers()
    const each = [...left].map(([id, { tables, names }]) =>
      say('doctor.leftovers_of', { id, what: [...tables, ...names].join(', ') })
    )
    return { ok: true, detail: each.join(' ') || say('doctor.leftovers_none') }
  },
}

/** Checks of the shop's data. */
export const shopChecks: readonly DoctorCheck[] = [database, migrations, resources, leftovers, settings, health]
