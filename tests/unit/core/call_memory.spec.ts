import { test } from '@japa/runner'
import { CallMemory } from '#core/pages/call_memory'
import type { Follower } from '#core/database/change_feed'

function memory() {
  const followers: Follower[] = []
  const kept = new CallMemory({ follow: (_topic, follower) => void followers.push(follower) })
  return { kept, change: () => followers.forEach((follower) => void follower.apply(['catalogue.categories:1'])) }
}

test.group('Calls that are the same for everybody', () => {
  test('are asked once until something changes', async ({ assert }) => {
    const { kept, change } = memory()
    let asked = 0
    const ask = () => Promise.resolve({ body: ++asked, tags: ['a'] })
    assert.deepEqual(await Promise.all([kept.keep('a', ask), kept.keep('a', ask)]), [
      { body: 1, tags: ['a'] },
      { body: 1, tags: ['a'] },
    ])
    assert.equal((await kept.keep('b', ask)).body, 2)
    change()
    assert.equal((await kept.keep('a', ask)).body, 3)
  })

  test('are asked again after a failure', async ({ assert }) => {
    const { kept } = memory()
    await assert.rejects(() => kept.keep('a', () => Promise.reject(new Error('down'))))
    assert.equal((await kept.keep('a', () => Promise.resolve({ body: 'up', tags: [] }))).body, 'up')
  })
})
