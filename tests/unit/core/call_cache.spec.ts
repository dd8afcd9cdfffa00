import { test } from '@japa/runner'
import { CallCache } from '#core/pages/call_cache'
import type { Follower } from '#core/database/change_feed'

function newCache() {
  const followers: Follower[] = []
  const cache = new CallCache({ follow: (_topic, follower) => void followers.push(follower) })
  return { cache, change: () => followers.forEach((follower) => void follower.apply(['catalogue.categories:1'])) }
}

test.group('Calls that are the same for everybody', () => {
  test('are asked once until something changes', async ({ assert }) => {
    const { cache, change } = newCache()
    let asked = 0
    const ask = () => Promise.resolve({ body: ++asked, tags: ['a'] })
    assert.deepEqual(await Promise.all([cache.getOrCall('a', ask), cache.getOrCall('a', ask)]), [
      { body: 1, tags: ['a'] },
      { body: 1, tags: ['a'] },
    ])
    assert.equal((await cache.getOrCall('b', ask)).body, 2)
    change()
    assert.equal((await cache.getOrCall('a', ask)).body, 3)
  })

  test('are asked again after a failure', async ({ assert }) => {
    const { cache } = newCache()
    await assert.rejects(() => cache.getOrCall('a', () => Promise.reject(new Error('down'))))
    assert.equal((await cache.getOrCall('a', () => Promise.resolve({ body: 'up', tags: [] }))).body, 'up')
  })
})
