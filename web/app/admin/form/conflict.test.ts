import { test } from '@japa/runner'
import { differences, merged } from './conflict'
import { displayValue } from './conflict_value'
import { counterpartAt, isSame, leaves, valueAt, withValue } from './paths'

const base = {
  name: 'Chablis',
  price: 1200,
  words: { fr_FR: { title: 'Blanc' }, en_GB: { title: 'White' } },
  tags: ['a'],
}

test.group('Values of a form', () => {
  test('are read and changed by path, without changing the others', ({ assert }) => {
    const changed = withValue(base, 'words.fr_FR.title', 'Vin blanc')
    assert.equal(valueAt(changed, 'words.fr_FR.title'), 'Vin blanc')
    assert.equal(valueAt(base, 'words.fr_FR.title'), 'Blanc')
    assert.strictEqual(changed.words.en_GB, base.words.en_GB)
    assert.isUndefined(valueAt(base, 'words.de_DE.title'))
  })

  test('are listed by leaf; an array is one leaf', ({ assert }) => {
    assert.deepEqual(leaves(base), ['name', 'price', 'words.fr_FR.title', 'words.en_GB.title', 'tags'])
  })

  test('are equal when both are empty in different ways', ({ assert }) => {
    assert.isTrue(isSame(undefined, null))
    assert.isFalse(isSame('', null))
  })
})

test.group('A value of a row', () => {
  const lines = [
    { id: 1, price: 100 },
    { id: 2, price: 2000 },
  ]

  test('is compared with that of the same row, also after a move', ({ assert }) => {
    assert.equal(counterpartAt({ lines }, { lines: [{ id: 2, price: 2100 }] }, 'lines.0.price'), 2000)
    assert.equal(counterpartAt({ lines }, { lines }, 'lines.1.price'), 2000)
    assert.equal(counterpartAt({ price: 1200 }, { price: 1300 }, 'price'), 1200)
  })

  test('of a new or deleted row has no counterpart', ({ assert }) => {
    assert.isUndefined(counterpartAt({ lines }, { lines: [...lines, { id: 3, price: 5 }] }, 'lines.2.price'))
    assert.isUndefined(counterpartAt({ lines }, { lines: [] }, 'lines.1.price.deep'))
    assert.equal(counterpartAt({ prices: [{ price: 7 }] }, { prices: [{ price: 8 }] }, 'prices.0.price'), 7)
  })
})

test.group('A row that somebody else saved meanwhile', () => {
  const theirs = { ...base, price: 1500, name: 'Petit Chablis' }
  const mine = { ...base, name: 'Chablis 2022', tags: ['a', 'b'] }
  const conflict = { base, theirs, version: 4 }

  test('prefers the side that changed a field, and mine when both did', ({ assert }) => {
    assert.sameDeepMembers(differences(mine, conflict), [
      { path: 'name', side: 'mine' },
      { path: 'price', side: 'theirs' },
      { path: 'tags', side: 'mine' },
    ])
  })

  test('is merged by the choices', ({ assert }) => {
    const chosen = { name: 'theirs', price: 'theirs', tags: 'mine' } as const
    assert.deepEqual(merged(mine, conflict, chosen), { ...theirs, tags: ['a', 'b'] })
  })
})

test.group('A rich text that two editors changed', () => {
  const text = (...paragraphs: string[]) => ({
    type: 'doc' as const,
    content: paragraphs.map((words) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })),
  })
  const page = (french: ReturnType<typeof text>) => ({ title: 'Cave', body: { fr_FR: french, en_GB: null } })
  const mine = page(text('Le domaine', 'Les vignes'))
  const theirs = page(text('Le domaine', 'Le chai', 'La cave'))
  const conflict = { base: page(text('Le domaine')), theirs, version: 2 }

  test('is one value: one of the two is kept, whole', ({ assert }) => {
    assert.deepEqual(leaves(mine), ['title', 'body.fr_FR', 'body.en_GB'])
    assert.deepEqual(differences(mine, conflict), [{ path: 'body.fr_FR', side: 'mine' }])
    assert.deepEqual(merged(mine, conflict, { 'body.fr_FR': 'mine' }).body.fr_FR, mine.body.fr_FR)
    assert.deepEqual(merged(mine, conflict, { 'body.fr_FR': 'theirs' }).body.fr_FR, theirs.body.fr_FR)
  })

  test('is shown by its words', ({ assert }) => {
    const t = (key: string) => key
    assert.equal(displayValue(theirs.body.fr_FR, undefined, t), 'Le domaine Le chai La cave')
    assert.equal(displayValue(text(), undefined, t), 'admin.conflict.nothing')
    assert.lengthOf(displayValue(text('vin '.repeat(200)), undefined, t), 300)
  })
})
