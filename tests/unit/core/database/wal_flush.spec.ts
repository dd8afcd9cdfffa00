import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import { WalFlush } from '#core/database/wal_flush'

/** A disk whose syncs end when they are told to. */
function aDisk() {
  const syncs: { end: () => void; fail: (error: Error) => void }[] = []
  const sync = () => new Promise<void>((end, fail) => syncs.push({ end, fail }))
  return { syncs, flush: new WalFlush('shop.sqlite', sync) }
}

test.group('Syncs of the log', () => {
  test('what was committed before one began shares it; what came later waits for the next', async ({ assert }) => {
    const { syncs, flush } = aDisk()
    const told: string[] = []
    const commit = (name: string) => flush.flushed().then(() => told.push(name))
    const first = commit('first')
    const others = [commit('second'), commit('third')]
    assert.lengthOf(syncs, 1)
    syncs[0]?.end()
    await first
    await setImmediate()
    assert.deepEqual(told, ['first'])
    assert.lengthOf(syncs, 2)
    syncs[1]?.end()
    await Promise.all(others)
    assert.deepEqual(told, ['first', 'second', 'third'])
    assert.lengthOf(syncs, 2)
  })

  test('one that fails is told to those who waited for it, and the next is tried', async ({ assert }) => {
    const { syncs, flush } = aDisk()
    const [first, second] = [flush.flushed(), flush.flushed()]
    syncs[0]?.fail(new Error('EIO'))
    await assert.rejects(() => first, 'EIO')
    await setImmediate()
    syncs[1]?.end()
    await second
  })

  test('a log that is gone was written into the file', async () => {
    await new WalFlush('tmp/no such shop.sqlite').flushed()
  })
})
