import app from '@adonisjs/core/services/app'
import { BaseModel } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import * as columns from '#core/database/columns'

class Sample extends BaseModel {
  static table = 'core_samples'

  @columns.idColumn() declare id: number
  @columns.moneyColumn() declare priceAmount: number | null
  @columns.instantColumn() declare soldAt: DateTime | null
  @columns.booleanColumn() declare isSold: boolean
  @columns.jsonColumn() declare words: { b: number; a: string[] } | string
  @columns.emailColumn() declare email: string
  @columns.sortKeyColumn() declare sortKey: string
}

test.group('Columns', (group) => {
  group.each.setup(async () => {
    const store = await app.container.make(Store)
    await store.lucid.connection().schema.createTable('core_samples', (table) => {
      columns.id(table)
      columns.money(table, 'price_amount').nullable()
      columns.instant(table, 'sold_at').nullable()
      columns.boolean(table, 'is_sold').notNullable()
      columns.json(table, 'words').notNullable()
      columns.email(table).notNullable()
      columns.sortKey(table, 'sort_key').notNullable()
    })
    return () => store.lucid.connection().schema.dropTable('core_samples')
  })

  test('give back what was put in, on either database', async ({ assert }) => {
    const soldAt = DateTime.fromISO('2026-03-29T02:30:00.070+02:00')
    const written = await Sample.create({
      priceAmount: 9_007_199_254_740_991,
      soldAt,
      isSold: true,
      words: { b: 1, a: ['é'] },
      email: ' Anne@Example.FR ',
      sortKey: 'cote',
    })
    assert.strictEqual(written.id, 1)
    const read = await Sample.findOrFail(1)
    assert.strictEqual(read.priceAmount, 9_007_199_254_740_991)
    assert.strictEqual(read.soldAt?.toISO(), '2026-03-29T00:30:00.070Z')
    assert.strictEqual(read.isSold, true)
    assert.deepEqual(read.words, { b: 1, a: ['é'] })
    assert.strictEqual(read.email, 'anne@example.fr')
  })

  test('keep a text as JSON text, and nothing as null', async ({ assert }) => {
    await Sample.create({ priceAmount: null, soldAt: null, isSold: false, words: '12', email: 'a@b.fr', sortKey: 'a' })
    const read = await Sample.findOrFail(1)
    assert.strictEqual(read.words, '12')
    assert.isNull(read.priceAmount)
    assert.isNull(read.soldAt)
    assert.strictEqual(read.isSold, false)
  })

  test('look the same to a raw read: numbers, and instants of 24 characters', async ({ assert }) => {
    const store = await app.container.make(Store)
    const base = { isSold: true, words: 'x', email: 'a@b.fr', priceAmount: 1990 }
    await Sample.create({ ...base, soldAt: DateTime.fromISO('2026-01-01T00:00:00Z'), sortKey: 'Z' })
    await Sample.create({ ...base, soldAt: DateTime.fromISO('2026-01-01T00:00:00.5Z'), sortKey: 'a' })
    const rows = await store.reader.all('select id, price_amount, sold_at from core_samples order by sort_key')
    assert.deepEqual(rows, [
      { id: 1, price_amount: 1990, sold_at: '2026-01-01T00:00:00.000Z' },
      { id: 2, price_amount: 1990, sold_at: '2026-01-01T00:00:00.500Z' },
    ])
    const [counted] = await store.reader.all('select count(*) as n from core_samples')
    assert.deepEqual(counted, { n: 2 })
  })
})
