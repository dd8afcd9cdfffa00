import Database from 'better-sqlite3'
import { test } from '@japa/runner'
import { tuneWriter } from '#core/database/sqlite_tuning'

const NORMAL = 1
const OFF = 0

test.group('A writer on SQLite', () => {
  test('leaves a whole file behind a power cut, but where somebody says that it need not', ({ assert, cleanup }) => {
    const [shop, tests] = [new Database(':memory:'), new Database(':memory:')]
    cleanup(() => {
      for (const one of [shop, tests]) one.close()
    })
    tuneWriter(shop)
    tuneWriter(tests, false)
    assert.equal(shop.pragma('synchronous', { simple: true }), NORMAL)
    assert.equal(tests.pragma('synchronous', { simple: true }), OFF)
  })
})
