import { describe, expect, it } from 'vitest'
import { groupCode, spotOf, steppedSpot, withAttribute, withGroup, type Group } from './groups'

const group = (code: string, ...attributes: string[]): Group => ({ code, name: {}, column: 1, attributes })
const groups = [group('main', 'sku', 'name'), group('price', 'price')]
const attributesOf = (of: Group[]) => of.map(({ attributes }) => attributes.join(' '))

describe('Groups of a family', () => {
  it('take attributes from each other, and give them up', () => {
    expect(attributesOf(withAttribute(groups, 'name', { group: 1, index: 0 }))).toEqual(['sku', 'name price'])
    expect(attributesOf(withAttribute(groups, 'name', { group: -1, index: 0 }))).toEqual(['sku', 'price'])
    expect(spotOf(groups, 'price')).toEqual({ group: 1, index: 0 })
  })

  it('are crossed by the arrow keys', () => {
    expect(steppedSpot(groups, 'name', 'ArrowDown')).toEqual({ group: 1, index: 0 })
    expect(steppedSpot(groups, 'price', 'ArrowUp')).toEqual({ group: 0, index: 2 })
    expect([steppedSpot(groups, 'sku', 'ArrowUp'), steppedSpot(groups, 'price', 'ArrowDown')]).toEqual([null, null])
  })

  it('change places, and get codes of their own', () => {
    expect(withGroup(groups, 1, 0).map(({ code }) => code)).toEqual(['price', 'main'])
    expect(withGroup(groups, 0, 5)).toEqual(groups)
    expect(groupCode('Dégustation & garde', ['degustation_garde'])).toBe('degustation_garde_2')
  })
})
