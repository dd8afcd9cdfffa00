import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AuditLog } from '#core/audit/audit_log'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { KindRegistry } from '#core/fields/kind_registry'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { Lists } from '#core/lists/lists'
import { Outbox } from '#core/events/outbox'
import { PluginRegistry } from '#core/plugin/registry'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { WriteMany } from '#core/resources/write_many'
import { WriteResource } from '#core/resources/write_resource'
import { definePlugin } from '#core/plugin/define_plugin'
import { findRows, type Row } from '#core/resources/resource_rows'
import { fromStore } from '#core/database/run_rows'
import { integer } from '#core/fields/kinds/integer'
import { onStatement } from '#core/database/statement_counter'
import { queryRows } from '#core/database/query_rows'
import { refusal } from '#core/errors/domain_error'
import { relation } from '#core/fields/kinds/relation'
import { resetDatabase } from '#core/testing/reset_database'
import { resource, type AnyResource } from '#core/resources/resource'
import { systemOrigin } from '#core/audit/origin'
import { text } from '#core/fields/kinds/text'
import { withResources } from '#core/resources/resource_plugin'
import type { Writer } from '#core/resources/writer'

const label = { fr_FR: 'Salle', en_GB: 'Hall' }

const tooMany = refusal('E_TOO_MANY', 422, 'core.validation.max')

const options = {
  label: { one: label, many: label },
  table: 'trial_halls',
  fields: {
    name: text({ label, required: true }),
    title: text({ label, translated: true }),
    seats: integer({ label }),
    margin: integer({ label, permission: { update: 'trial.margins.update' } }),
    above: relation({ label, of: 'trial.halls' }),
    near: relation({ label, of: 'trial.halls', many: true }),
  },
  title: 'name' as const,
  usedBy: [{ label: { fr_FR: 'Cours', en_GB: 'Courses' }, table: 'trial_courses', column: 'hall_id' }],
}

const halls = resource('trial.halls', options)

/** The same rows, each looked at by a hook that writes before it refuses. */
const checked = resource('trial.checked_halls', {
  ...options,
  hooks: {
    async validate({ trx, after }) {
      await queryRows(trx, 'update trial_halls set margin = 7 where id = ?', [after.id])
      if (after.name === 'Full') throw tooMany({}, 'seats')
      after.seats = Math.min(after.seats ?? 0, 50)
    },
  },
})

test.group('Many rows written together', (group) => {
  let store: Store
  let many: WriteMany
  let resources: ResourceCatalogue

  const writer = (held: Writer['held'] = 'all'): Writer => ({
    origin: systemOrigin('job', 'test'),
    locale: 'en_GB',
    held,
    may: (key) => held === 'all' || held.has(key),
  })

  group.setup(async () => {
    store = await app.container.make(Store)
    const plugin = withResources(definePlugin({ id: 'trial', version: '1.0.0', label, resources: [halls, checked] }))
    const registry = new PluginRegistry([plugin])
    resources = new ResourceCatalogue(registry, new KindRegistry())
    const catalogue = new ListCatalogue(registry, {
      keys: () => ['trial.halls', 'trial.checked_halls'],
      list: (key, listOf) => resources.list(key, { baseCurrency: 'EUR', listOf }),
    })
    const clock = await app.container.make(Clock)
    const lists = new Lists(store, catalogue, await app.container.make(ChannelPort), clock)
    const [audit, outbox] = [await app.container.make(AuditLog), await app.container.make(Outbox)]
    const one = new WriteResource(store, resources, lists, audit, outbox, clock)
    many = new WriteMany(resources, one, clock)
    const schema = store.lucid.connection().schema
    const drop = async () => {
      for (const end of ['visits', 'courses', 'halls_near', 'halls_translations', 'halls']) {
        await schema.dropTableIfExists(`trial_${end}`)
      }
    }
    await drop()
    await schema.createTable('trial_halls', (table) => {
      table.bigIncrements('id')
      table.string('name', 60)
      table.integer('seats')
      table.integer('margin')
      table.bigInteger('above')
      table.integer('version').notNullable().defaultTo(1)
      table.string('created_at', 24)
      table.string('updated_at', 24)
    })
    await schema.createTable('trial_halls_translations', (table) => {
      table.bigInteger('owner_id')
      table.string('locale', 8)
      table.string('title', 80)
      table.primary(['owner_id', 'locale'])
    })
    await schema.createTable('trial_halls_near', (table) => {
      table.bigInteger('owner_id')
      table.bigInteger('target_id')
      table.integer('position')
    })
    await schema.createTable('trial_courses', (table) => void table.bigInteger('hall_id'))
    await schema.createTable('trial_visits', (table) => {
      table.bigInteger('hall_id').references('id').inTable('trial_halls')
    })
    return drop
  })
  group.each.setup(() => resetDatabase(store))

  const madeOf = (one: AnyResource) => resources.find(one.id) as MadeResource
  async function create(count: number, name = (at: number) => `Hall ${at}`): Promise<Row[]> {
    await store.transaction(async (trx) => {
      for (let at = 1; at <= count; at += 1) {
        await queryRows(trx, 'insert into trial_halls (name, seats) values (?, 10)', [name(at)])
      }
    })
    return all()
  }
  async function all(): Promise<Row[]> {
    const found = await store.reader.all<{ id: number }>('select id from trial_halls order by id')
    const parts = { kinds: resources.kinds, run: fromStore(store) }
    return findRows(
      halls,
      parts,
      found.map(({ id }) => Number(id))
    )
  }
  const change = (rows: readonly Row[], values: Record<string, unknown>, by = writer(), of: AnyResource = halls) =>
    store.transaction((trx) =>
      many.change(
        trx,
        madeOf(of),
        rows.map((row) => ({ row, values: { ...values } })),
        by
      )
    )
  const remove = (rows: readonly Row[]) => store.transaction((trx) => many.remove(trx, madeOf(halls), rows, writer()))
  async function statementsOf(work: () => Promise<unknown>): Promise<number> {
    let count = 0
    const stop = onStatement(() => (count += 1))
    await work()
    stop()
    return count
  }

  test('get values of every kind, texts and links among them, by a fixed number of statements', async ({ assert }) => {
    const [first, ...others] = await create(60)
    const values = { seats: 40, title: { fr_FR: 'Grande', en_GB: 'Large' }, above: first?.id, near: [first?.id] }
    const few = await statementsOf(() => change(others.slice(0, 5), values))
    const lot = await statementsOf(() => change(others.slice(5), values))
    assert.isAtMost(lot, few)
    const [, ...written] = await all()
    for (const row of written) assert.containsSubset(row, { ...values, version: 2 })
    const entries = await store.reader.all("select id from core_audit_entries where subject = 'trial.halls'")
    assert.lengthOf(entries, 59)
  })

  test('get back different values, one statement for each', async ({ assert }) => {
    const rows = await create(4)
    await store.transaction((trx) =>
      many.change(
        trx,
        madeOf(halls),
        rows.map((row, at) => ({ row, values: { seats: at % 2 } })),
        writer()
      )
    )
    assert.deepEqual(
      (await all()).map(({ seats }) => seats),
      [0, 1, 0, 1]
    )
  })

  test('are refused a choice that does not exist, and a field that the writer may not change', async ({ assert }) => {
    const rows = await create(2)
    const codes = async (refused: ReturnType<typeof change>) => (await refused).map((error) => error?.code ?? null)
    assert.deepEqual(await codes(change(rows, { above: 999 })), ['E_CHOICE_GONE', 'E_CHOICE_GONE'])
    const clerk = writer(new Set())
    assert.deepEqual(await codes(change(rows, { margin: 3 }, clerk)), ['E_FIELD_FORBIDDEN', 'E_FIELD_FORBIDDEN'])
    assert.deepEqual(await all(), rows)
  })

  test('that a hook refuses leave nothing behind; what it corrects is kept', async ({ assert }) => {
    const rows = await create(3, (at) => (at === 2 ? 'Full' : `Hall ${at}`))
    const values = { seats: 200 }
    const refused = await change(rows, values, writer(), checked)
    assert.deepEqual(
      refused.map((error) => error?.code ?? null),
      [null, 'E_TOO_MANY', null]
    )
    const seen = (await all()).map(({ seats, margin, version }) => [seats, margin, version])
    assert.deepEqual(seen, [
      [50, null, 2],
      [10, null, 1],
      [50, null, 2],
    ])
  })

  test('that are used stay when the others go, by a fixed number of statements', async ({ assert }) => {
    const rows = await create(40)
    await store.transaction((trx) =>
      queryRows(trx, 'insert into trial_courses (hall_id) values (?), (?)', [rows[0]?.id ?? 0, rows[39]?.id ?? 0])
    )
    let refused: Awaited<ReturnType<typeof remove>> = []
    const few = await statementsOf(async () => (refused = await remove(rows.slice(0, 3))))
    assert.deepEqual(
      refused.map((error) => error?.parameters.uses ?? null),
      ['Courses (1)', null, null]
    )
    assert.isAtMost(await statementsOf(() => remove(rows.slice(3))), few)
    assert.deepEqual(
      (await all()).map(({ id }) => id),
      [rows[0]?.id, rows[39]?.id]
    )
  })

  test('that something unnamed refers to stay as well', async ({ assert }) => {
    const rows = await create(3)
    await store.transaction((trx) =>
      queryRows(trx, 'insert into trial_visits (hall_id) values (?)', [rows[1]?.id ?? 0])
    )
    const refused = await remove(rows)
    assert.deepEqual(
      refused.map((error) => error?.code ?? null),
      [null, 'E_RECORD_USED', null]
    )
    assert.deepEqual(await all(), [rows[1]])
  })
})
