import { test } from '@japa/runner'
import { groupCode, spotOf, steppedSpot, withAttribute, withGroup, type Group } from './groups'

const group = (code: string, ...attributes: string[]): Group => ({ code, name: {}, column: 1, attributes })
const groups = [group('main', 'sku', 'name'), group('price', 'price')]
const attributesOf = (of: Group[]) => of.map(({ attributes }) => attributes.join(' '))

test.group('Groups of a family', () => {
  test('take attributes from each other, and give them up', ({ assert }) => {
    assert.deepEqual(attributesOf(withAttribute(groups, 'name', { group: 1, index: 0 })), ['sku', 'name price'])
    assert.deepEqual(attributesOf(withAttribute(groups, 'name', { group: -1, index: 0 })), ['sku', 'price'])
    assert.deepEqual(spotOf(groups, 'price'), { group: 1, index: 0 })
  })

  test('are crossed by the arrow keys', ({ assert }) => {
    assert.deepEqual(steppedSpot(groups, 'name', 'ArrowDown'), { group: 1, index: 0 })
    assert.deepEqual(steppedSpot(groups, 'price', 'ArrowUp'), { group: 0, index: 2 })
    assert.deepEqual([steppedSpot(groups, 'sku', 'ArrowUp'), steppedSpot(groups, 'price', 'ArrowDown')], [null, null])
  })

  test('change places, and get codes of their own', ({ assert }) => {
    assert.deepEqual(
      withGroup(groups, 1, 0).map(({ code }) => code),
      ['price', 'main']
    )
    assert.deepEqual(withGroup(groups, 0, 5), groups)
    assert.equal(groupCode('Dégustation & garde', ['degustation_garde']), 'degustation_garde_2')
  })
})
