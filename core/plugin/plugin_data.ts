import { existsSync, readdirSync } from 'node:fs'
import { inject } from '@adonisjs/core'
import { APP_ROOT } from '#core/boot/app_root'
import { Store, type Transaction } from '#core/database/store'
import { CORE_ROWS, type NamedRows } from '#core/plugin/named_rows'
import { PluginRegistry } from '#core/plugin/registry'
import { searchIndexOf } from '#core/search/search_index'
import type { BaseSchema } from '@adonisjs/lucid/schema'

const MIGRATION_OF = /^plugins\/(\w+)\//

/** The data of one plugin in the database. */
export interface Traces {
  tables: string[]
  /** Its names in tables of others, such as the permissions that roles hold. */
  names: string[]
}

type Migration = new (client: Transaction, file: string, dryRun: boolean) => BaseSchema

/** What plugins keep in the database: their tables, and rows with their names in tables of others. */
@inject()
export class PluginData {
  constructor(
    private readonly store: Store,
    private readonly registry: PluginRegistry
  ) {}

  /** The data of plugins that are not listed any more, by plugin. */
  async leftovers(): Promise<Map<string, Traces>> {
    const listed = this.registry.plugins.map(({ id }) => id)
    const migrations = await this.store.reader.all<{ name: string }>('select name from adonis_schema')
    const ran = migrations.flatMap(({ name }) => MIGRATION_OF.exec(name)?.[1] ?? [])
    const names = await this.#names()
    const known = new Set([...listed, 'core'])
    const gone = [...new Set([...ran, ...names.keys()])].filter((id) => !known.has(id)).sort()
    const tables = await this.#tables([...listed, ...gone])
    const found = gone.map((id): [string, Traces] => [
      id,
      { tables: tables.get(id) ?? [], names: [...(names.get(id) ?? [])] },
    ])
    return new Map(found.filter(([, traces]) => traces.tables.length + traces.names.length > 0))
  }

  /** The tables of a listed plugin. */
  async tablesOf(id: string): Promise<string[]> {
    const tables = await this.#tables([...this.registry.plugins.map((plugin) => plugin.id), id])
    return tables.get(id) ?? []
  }

  /** The migrations of a plugin that were run, the latest first. */
  async migrationsOf(id: string): Promise<string[]> {
    const rows = await this.store.reader.all<{ name: string }>('select name from adonis_schema order by id desc')
    return rows.map(({ name }) => name).filter((name) => MIGRATION_OF.exec(name)?.[1] === id)
  }

  /** The migrations of listed plugins that were not run yet, by plugin. Nothing is written, and no database is made. */
  async waiting(): Promise<Map<string, string[]>> {
    const rows = await this.store.reader.all<{ name: string }>('select name from adonis_schema')
    const run = new Set(rows.map(({ name }) => name))
    const each = this.registry.plugins.map(({ id }): [string, string[]] => {
      const folder = `plugins/${id}/database/migrations`
      const files = existsSync(new URL(folder, APP_ROOT)) ? readdirSync(new URL(folder, APP_ROOT)) : []
      const names = files.filter((file) => /\.[jt]s$/.test(file)).map((file) => `${folder}/${file.slice(0, -3)}`)
      return [id, names.filter((name) => !run.has(name))]
    })
    return new Map(each.filter(([, names]) => names.length > 0))
  }

  /**
   * Deletes a plugin's data: its migrations run down, the latest first, and rows with its names go. All in one transaction,
   * so that a migration without a working `down` leaves everything as it was.
   */
  async drop(id: string): Promise<void> {
    const migrations = await this.migrationsOf(id)
    const classes = await Promise.all(migrations.map(async (name) => ({ name, Migration: await migrationClass(name) })))
    const named = await this.#namedRows()
    await this.store.transaction(async (trx) => {
      await searchIndexOf(this.store).dropKinds(trx, `${id}.`)
      for (const { table, column } of named) {
        await trx.rawQuery(`delete from ${table} where substr(${column}, 1, ?) = ?`, [id.length + 1, `${id}.`])
      }
      for (const { name, Migration } of classes) {
        await new Migration(trx, name, false).execDown()
        await trx.from('adonis_schema').where({ name }).delete()
      }
    })
  }

  async #namedRows(): Promise<NamedRows[]> {
    const contributed = await Promise.all(this.registry.contributions('core.named_rows').map(({ load }) => load()))
    return [...CORE_ROWS, ...contributed.flat()]
  }

  /** Names in tables of others, by the plugin that they start with. */
  async #names(): Promise<Map<string, Set<string>>> {
    const each = (await this.#namedRows()).map(({ table, column }) => `select ${column} as name from ${table}`)
    const rows = await this.store.reader.all<{ name: string | null }>(each.join(' union '))
    const found = new Map<string, Set<string>>()
    for (const { name } of rows) {
      const id = /^(\w+)\./.exec(name ?? '')?.[1]
      if (name && id) found.set(id, (found.get(id) ?? new Set()).add(name))
    }
    return found
  }

  /** The tables of these plugins. The longest id is the owner: those of `payment_offline` do not belong to `payment`. */
  async #tables(ids: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.store.reader.all<{ name: string }>(
      this.store.dialect === 'pg'
        ? "select table_name as name from information_schema.tables where table_schema = 'public' order by 1"
        : "select name from sqlite_master where type = 'table' order by 1"
    )
    const owners = [...ids].sort((one, other) => other.length - one.length)
    return Map.groupBy(
      rows.map(({ name }) => name),
      (table) => owners.find((id) => table.startsWith(`${id}_`)) ?? ''
    )
  }
}

/** The class of a migration, by its stored name. */
async function migrationClass(name: string): Promise<Migration> {
  const file = ['ts', 'js'].map((extension) => new URL(`${name}.${extension}`, APP_ROOT)).find((url) => existsSync(url))
  if (!file) throw new Error(`The migration ${name} was run, but its file is missing.`)
  return ((await import(file.href)) as { default: Migration }).default
}
