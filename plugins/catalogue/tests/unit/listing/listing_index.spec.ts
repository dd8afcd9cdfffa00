import fc from 'fast-check'
import { test } from '@japa/runner'
import { LOCALES } from '#core/i18n/locales'
import { ListingIndex, type Sort } from '#plugins/catalogue/listing/index/listing_index'
import { Selection, type Conditions } from '#plugins/catalogue/listing/index/selection'
import type { ListingKey } from '#plugins/catalogue/listing/index/listing_key'

const SORTS: readonly Sort[] = ['position', 'price', 'name', 'created', 'relevance']

const codes = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 })

const key: fc.Arbitrary<ListingKey> = fc.record({
  id: fc.integer({ min: 1, max: 90 }),
  position: fc.integer({ min: 0, max: 2 }),
  createdAt: fc.integer({ min: 0, max: 9 }),
  names: fc.record({ fr_FR: fc.constantFrom('x', 'y', 'z'), en_GB: fc.constantFrom('x', 'y') }),
  values: fc.record({ 'colour': codes, 'grapes': codes, '@category': fc.uniqueArray(fc.constantFrom('1', '2', '3')) }),
  price: fc.integer({ min: 0, max: 50 }),
})

type Step = { put: ListingKey } | { remove: number } | { read: true }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: key.map((put) => ({ put })) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 90 }).map((remove) => ({ remove })) },
  { weight: 1, arbitrary: fc.constant({ read: true as const }) }
)

const conditions: fc.Arbitrary<Conditions> = fc.record({
  categories: fc.array(fc.uniqueArray(fc.constantFrom(1, 2, 3), { minLength: 1 }), { maxLength: 2 }),
  values: fc
    .record({ colour: codes, grapes: codes })
    .map((chosen) => new Map(Object.entries(chosen).filter(([, some]) => some.length > 0))),
  price: fc.option(fc.record({ from: fc.option(fc.nat(50)), to: fc.option(fc.nat(50)) })),
  hits: fc.option(
    fc.uniqueArray(fc.tuple(fc.nat(90), fc.nat(3)), { selector: ([id]) => id }).map((found) => {
      const sorted = found.sort(([one], [other]) => one - other)
      return {
        ids: Float64Array.from(sorted, ([id]) => id),
        scores: Uint16Array.from(sorted, ([, score]) => score),
      }
    })
  ),
})

/** Everything that can be asked of an index. */
function answers(index: ListingIndex, asked: Conditions) {
  const selection = new Selection(index, asked)
  const pages = LOCALES.flatMap((locale) =>
    SORTS.flatMap((sort) =>
      [false, true].map((descending) => [
        ...selection.page(locale, { sort, descending, offset: 0, limit: 7 }),
        '|',
        ...selection.page(locale, { sort, descending, offset: 5, limit: 90 }),
      ])
    )
  )
  const counts = ['colour', 'grapes', '@category'].map((attribute) =>
    [...index.values.of(attribute).values()]
      .map((value) => [value.code, selection.count(value), value.members.size] as const)
      .filter(([, count, members]) => count + members > 0)
      .sort()
  )
  return { total: selection.total, pages, counts, prices: selection.prices() }
}

/** The same list worked out the long way, from the keys alone. */
function expectedIds(keys: ListingKey[], { categories, values, price, hits }: Conditions): number[] {
  return keys
    .filter(
      (one) =>
        (!hits || hits.ids.includes(one.id)) &&
        categories.every((group) => group.some((id) => one.values['@category']?.includes(String(id)))) &&
        [...values].every(([attribute, some]) => some.some((code) => one.values[attribute]?.includes(code))) &&
        (price?.from ?? 0) <= one.price &&
        one.price <= (price?.to ?? Infinity)
    )
    .map(({ id }) => id)
    .sort((one, other) => one - other)
}

test.group('Listing index', () => {
  test('after any inserts, changes and deletes equals one that was built afresh', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), conditions, (steps, asked) => {
        const changed = new ListingIndex()
        const kept = new Map<number, ListingKey>()
        for (const one of steps) {
          if ('put' in one) {
            changed.put(one.put)
            kept.set(one.put.id, one.put)
          } else if ('remove' in one) {
            changed.remove(one.remove)
            kept.delete(one.remove)
          } else answers(changed, asked)
        }
        const afresh = new ListingIndex()
        for (const one of kept.values()) afresh.put(one)
        assert.deepEqual(answers(changed, asked), answers(afresh, asked))
        const found = new Selection(changed, asked)
        const ids = found.page('fr_FR', { sort: 'price', descending: false, offset: 0, limit: 999 })
        assert.deepEqual(
          ids.sort((one, other) => one - other),
          expectedIds([...kept.values()], asked)
        )
      }),
      { numRuns: 400 }
    )
  })

  test('counts a facet without its own selection, and the others with it', ({ assert }) => {
    const index = new ListingIndex()
    const wine = (id: number, colour: string, grapes: string[]): ListingKey => ({
      id,
      position: 0,
      createdAt: id,
      names: { fr_FR: '' },
      values: { colour: [colour], grapes },
      price: id,
    })
    index.put(wine(1, 'rouge', ['merlot', 'syrah']))
    index.put(wine(2, 'rouge', ['syrah']))
    index.put(wine(3, 'blanc', ['chenin']))
    const selection = new Selection(index, {
      categories: [],
      values: new Map([['colour', ['rouge']]]),
      price: null,
      hits: null,
    })
    const count = (attribute: string, code: string) => {
      const value = index.values.find(attribute, code)
      return value ? selection.count(value) : null
    }
    assert.equal(selection.total, 2)
    assert.deepEqual([count('colour', 'rouge'), count('colour', 'blanc')], [2, 1])
    assert.deepEqual([count('grapes', 'syrah'), count('grapes', 'merlot'), count('grapes', 'chenin')], [2, 1, 0])
  })

  test('by relevance the best come first, those that are as good in the order of the shop', ({ assert }) => {
    const index = new ListingIndex()
    for (let id = 1; id <= 6; id++) {
      index.put({ id, position: 10 - id, createdAt: id, names: {}, values: {}, price: 10 * id })
    }
    const hits = { ids: Float64Array.of(2, 3, 4, 5, 6), scores: Uint16Array.of(1, 1, 7, 1, 7) }
    const selection = new Selection(index, { categories: [], values: new Map(), price: null, hits })
    const page = (offset: number, limit: number) =>
      selection.page('fr_FR', { sort: 'relevance', descending: false, offset, limit })
    assert.deepEqual(page(0, 9), [6, 4, 5, 3, 2])
    assert.deepEqual(page(1, 2), [4, 5])
    assert.deepEqual(page(3, 9), [3, 2])
    const dearest = selection.page('fr_FR', { sort: 'price', descending: true, offset: 0, limit: 9 })
    assert.deepEqual(dearest, [6, 5, 4, 3, 2], 'another order is that order alone')
  })
})
