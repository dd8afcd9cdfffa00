import { inspect } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { resetDatabase } from '#core/testing/reset_database'

const SECRET = 'zqx.secret@exemple.fr'
const INSERT = 'insert into core_rate_limits (bucket, taken, expires_at) values (?, ?, ?)'

/** The error of a statement, with all that a log would write of it. */
async function told(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (failed: unknown) => failed
  )
  if (!(error instanceof Error)) throw new Error('The statement did not fail')
  return `${error.message}\n${error.stack}\n${inspect(error, { depth: 5 })}\n${JSON.stringify(error)}`
}

test.group('The error of a statement', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
  })

  test('names the statement and what it met, never its values: a row that stands already', async ({ assert }) => {
    const insert = () => store.transaction((trx) => queryRows(trx, INSERT, [SECRET, 1, 1]))
    await insert()
    const text = await told(insert())
    assert.include(text, 'insert into core_rate_limits')
    assert.match(text, /core_rate_limits_pkey|core_rate_limits\.bucket/)
    assert.notInclude(text, SECRET)
  })

  test('names no value: a column that must be filled', async ({ assert }) => {
    const text = await told(store.transaction((trx) => queryRows(trx, INSERT, [SECRET, null, 1])))
    assert.include(text, 'taken')
    assert.notInclude(text, SECRET)
  })

  test('names no value: built by Lucid, inside and outside a transaction', async ({ assert }) => {
    const row = { bucket: SECRET, taken: 1, nowhere: 1 }
    for (const work of [
      store.lucid.table('core_rate_limits').insert(row),
      store.transaction((trx) => trx.table('core_rate_limits').insert(row)),
      store.lucid.from('core_rate_limits').where('nowhere', SECRET).select('*'),
    ]) {
      const text = await told(work)
      assert.include(text, 'nowhere')
      assert.notInclude(text, SECRET)
    }
  })

  test('names no value: one that PostgreSQL cannot read', async ({ assert }) => {
    const text = await told(store.transaction((trx) => queryRows(trx, INSERT, ['x', `"${SECRET}"`, 1])))
    assert.include(text, 'insert into core_rate_limits')
    assert.notInclude(text, SECRET)
  }).skip(() => app.config.get('cellier.sqliteFile') !== null, 'SQLite reads every text as a number')
})
