import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'

/** More than a process has connections to write through. */
const MANY = 16

test.group('Transactions that read outside of themselves', () => {
  test('never wait for each other, however many there are', async ({ assert }) => {
    const store = await app.container.make(Store)
    const work = () =>
      store.transaction(async (trx) => {
        await trx.rawQuery('select 1')
        return (await store.reader.first<{ one: number }>('select 1 as one'))?.one
      })
    const read = await Promise.all(Array.from({ length: MANY }, work))
    assert.deepEqual(read, Array<number>(MANY).fill(1))
  }).timeout(30_000)
})
