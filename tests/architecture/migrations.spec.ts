import app from '@adonisjs/core/services/app'
import { Database } from '@adonisjs/lucid/database'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { test } from '@japa/runner'
import { prepareShop } from '#core/boot/prepare_shop'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { modelClasses } from './model_classes.js'

const SQLITE_SCHEMA = `select type, name, tbl_name, sql from sqlite_master
  where name not like 'sqlite_%' and name not like 'adonis_schema%' order by type, name`

const POSTGRES_COLUMNS = `select table_name, column_name, data_type, is_nullable, column_default, character_maximum_length
  from information_schema.columns where table_schema = 'public' and table_name not like 'adonis_schema%'
  order by table_name, column_name`

const POSTGRES_INDEXES = `select tablename, indexname, indexdef from pg_indexes
  where schemaname = 'public' and tablename not like 'adonis_schema%' order by indexname`

const POSTGRES_CONSTRAINTS = `select conrelid::regclass::text as owner, conname, pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'adonis_schema%'
  order by 1, 2`

async function rows(store: Store, sql: string): Promise<unknown[]> {
  const result = (await store.lucid.rawQuery(sql)) as { rows?: unknown[] } | unknown[]
  return Array.isArray(result) ? result : (result.rows ?? [])
}

/** Everything that makes up the schema, in a form that can be compared. */
async function schema(store: Store): Promise<string> {
  const parts =
    store.dialect === 'sqlite' ? [SQLITE_SCHEMA] : [POSTGRES_COLUMNS, POSTGRES_INDEXES, POSTGRES_CONSTRAINTS]
  const found = []
  for (const part of parts) found.push(await rows(store, part))
  return JSON.stringify(found, null, 1)
}

async function migrate(direction: 'up' | 'down'): Promise<void> {
  const database = await app.container.make(Database)
  const options = direction === 'up' ? { direction } : { direction, batch: 0 }
  const runner = new MigrationRunner(database, app, options)
  await runner.run()
  if (runner.error) throw runner.error
}

test.group('Migrations', (group) => {
  group.teardown(async () => resetDatabase(await app.container.make(Store)))

  test('run down and up again with data in the tables, and give the same schema', async ({ assert }) => {
    const store = await app.container.make(Store)
    await prepareShop(app)
    const before = await schema(store)
    await migrate('down')
    const left = await schema(store)
    assert.notInclude(left, 'core_permalinks')
    assert.notInclude(left, '_products')
    await migrate('up')
    assert.equal(await schema(store), before)
  })

  test('give each model the columns it has, and no others', async ({ assert }) => {
    const store = await app.container.make(Store)
    const models = await modelClasses()
    assert.isAbove(models.length, 3)
    for (const model of models) {
      model.boot()
      const columns = Object.keys(await store.lucid.connection().columnsInfo(model.table))
      const declared = [...model.$columnsDefinitions.values()].map(({ columnName }) => columnName)
      assert.sameMembers(declared, columns, model.table)
    }
  })
})
