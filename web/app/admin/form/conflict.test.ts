import { test } from '@japa/runner'
import { differences, merged } from './conflict'
import { isSame, leaves, valueAt, withValue } from './paths'

const base = {
  name: 'Chablis',
  price: 1200,
  words: { fr_FR: { title: 'Blanc' }, en_GB: { title: 'White' } },
  tags: ['a'],
}

test.group('Values of a form', () => {
  test('are reached and changed by their paths, the others being left as they are', ({ assert }) => {
    const changed = withValue(base, 'words.fr_FR.title', 'Vin blanc')
    assert.equal(valueAt(changed, 'words.fr_FR.title'), 'Vin blanc')
    assert.equal(valueAt(base, 'words.fr_FR.title'), 'Blanc')
    assert.strictEqual(changed.words.en_GB, base.words.en_GB)
    assert.isUndefined(valueAt(base, 'words.de_DE.title'))
  })

  test('are listed leaf by leaf; a list is one leaf', ({ assert }) => {
    assert.deepEqual(leaves(base), ['name', 'price', 'words.fr_FR.title', 'words.en_GB.title', 'tags'])
  })

  test('that are empty in two ways are the same', ({ assert }) => {
    assert.isTrue(isSame(undefined, null))
    assert.isFalse(isSame('', null))
  })
})

test.group('A row that somebody else saved meanwhile', () => {
  const theirs = { ...base, price: 1500, name: 'Petit Chablis' }
  const mine = { ...base, name: 'Chablis 2022', tags: ['a', 'b'] }
  const conflict = { base, theirs, version: 4 }

  test('gives each field to whoever changed it, and to me where both did', ({ assert }) => {
    assert.sameDeepMembers(differences(mine, conflict), [
      { path: 'name', side: 'mine' },
      { path: 'price', side: 'theirs' },
      { path: 'tags', side: 'mine' },
    ])
  })

  test('is merged as it was chosen', ({ assert }) => {
    const chosen = { name: 'theirs', price: 'theirs', tags: 'mine' } as const
    assert.deepEqual(merged(mine, conflict, chosen), { ...theirs, tags: ['a', 'b'] })
  })
})
