import { deserialize, serialize } from 'node:v8'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { LOCALES } from '#core/i18n/locales'
import { IndexedProducts } from '#plugins/catalogue/listing/index/indexed_products'
import { ListingIndex, type Sort } from '#plugins/catalogue/listing/index/listing_index'
import { PriceColumn } from '#plugins/catalogue/listing/index/price_column'
import type { Conditions } from '#plugins/catalogue/listing/index/selection'
import type { ListingKey } from '#plugins/catalogue/listing/index/listing_key'

const SORTS: readonly Sort[] = ['position', 'price', 'name', 'created', 'relevance']

const codes = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 })

/** A product with its price; null: it has none in this currency. */
interface Product extends ListingKey {
  price: number | null
  isReduced: boolean
}

const product: fc.Arbitrary<Product> = fc.record({
  id: fc.integer({ min: 1, max: 90 }),
  position: fc.integer({ min: 0, max: 2 }),
  createdAt: fc.integer({ min: 0, max: 9 }),
  names: fc.record({ fr_FR: fc.constantFrom('x', 'y', 'z'), en_GB: fc.constantFrom('x', 'y') }),
  values: fc.record({ 'colour': codes, 'grapes': codes, '@category': fc.uniqueArray(fc.constantFrom('1', '2', '3')) }),
  // So great that a number has no room for it and a rank.
  price: fc.option(fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 50 }) }, fc.constant(2 ** 52)), {
    freq: 6,
  }),
  isReduced: fc.boolean(),
})

type Step = { put: Product } | { remove: number } | { read: true } | { restart: true }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: product.map((put) => ({ put })) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 90 }).map((remove) => ({ remove })) },
  { weight: 1, arbitrary: fc.constant({ read: true as const }) },
  { weight: 1, arbitrary: fc.constant({ restart: true as const }) }
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

/** As the cache of a channel does it. */
function putProduct({ index, column }: IndexedProducts, { price, isReduced, ...key }: Product) {
  index.put(key)
  column.set(key.id, price === null ? null : { id: key.id, amount: price, isReduced })
}

function removeProduct({ index, column }: IndexedProducts, id: number) {
  index.remove(id)
  column.set(id, null)
}

function empty(): IndexedProducts {
  const index = new ListingIndex()
  return new IndexedProducts(index, new PriceColumn(index))
}

/** The same as a file gives it back. */
function restored({ index, column }: IndexedProducts): IndexedProducts {
  const saved = deserialize(serialize({ index: index.state(), column: column.state() }))
  const read = ListingIndex.from(saved.index)
  return new IndexedProducts(read, PriceColumn.from(read, saved.column))
}

/** Everything that can be asked of the products of a channel. */
function answers(products: IndexedProducts, asked: Conditions) {
  const selection = products.select(asked)
  const pages = LOCALES.flatMap((locale) =>
    SORTS.flatMap((sort) =>
      [false, true].map((descending) => [
        ...selection.page(locale, { sort, descending, offset: 0, limit: 7 }),
        '|',
        ...selection.page(locale, { sort, descending, offset: 5, limit: 90 }),
      ])
    )
  )
  const counts = ['colour', 'grapes', '@category', '@reduced'].map((attribute) =>
    [...selection.values(attribute).values()]
      .map((value) => [value.code, selection.count(value)] as const)
      .filter(([, count]) => count > 0)
      .sort()
  )
  return { total: selection.total, pages, counts, prices: selection.prices() }
}

/** The same list worked out the long way, from the keys alone. */
function expectedIds(keys: Product[], { categories, values, price, hits }: Conditions): number[] {
  return keys
    .filter(
      (one) =>
        (!hits || hits.ids.includes(one.id)) &&
        categories.every((group) => group.some((id) => one.values['@category']?.includes(String(id)))) &&
        [...values].every(([attribute, some]) =>
          attribute === '@reduced' ? one.isReduced : some.some((code) => one.values[attribute]?.includes(code))
        ) &&
        one.price !== null &&
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
        let changed = empty()
        const kept = new Map<number, Product>()
        for (const one of steps) {
          if ('put' in one) {
            putProduct(changed, one.put)
            kept.set(one.put.id, one.put)
          } else if ('remove' in one) {
            removeProduct(changed, one.remove)
            kept.delete(one.remove)
          } else if ('read' in one) answers(changed, asked)
          else changed = restored(changed)
        }
        const afresh = empty()
        for (const one of kept.values()) putProduct(afresh, one)
        afresh.column.sort()
        assert.deepEqual(answers(changed, asked), answers(afresh, asked))
        const found = changed.select(asked)
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
    const products = empty()
    const wine = (id: number, colour: string, grapes: string[]): Product => ({
      id,
      position: 0,
      createdAt: id,
      names: { fr_FR: '' },
      values: { colour: [colour], grapes },
      price: id,
      isReduced: false,
    })
    putProduct(products, wine(1, 'rouge', ['merlot', 'syrah']))
    putProduct(products, wine(2, 'rouge', ['syrah']))
    putProduct(products, wine(3, 'blanc', ['chenin']))
    const selection = products.select({
      categories: [],
      values: new Map([['colour', ['rouge']]]),
      price: null,
      hits: null,
    })
    const count = (attribute: string, code: string) => {
      const value = selection.values(attribute).get(code)
      return value ? selection.count(value) : null
    }
    assert.equal(selection.total, 2)
    assert.deepEqual([count('colour', 'rouge'), count('colour', 'blanc')], [2, 1])
    assert.deepEqual([count('grapes', 'syrah'), count('grapes', 'merlot'), count('grapes', 'chenin')], [2, 1, 0])
  })

  test('by relevance the best come first, those that are as good in the order of the shop', ({ assert }) => {
    const products = empty()
    for (let id = 1; id <= 6; id++) {
      putProduct(products, {
        id,
        position: 10 - id,
        createdAt: id,
        names: {},
        values: {},
        price: 10 * id,
        isReduced: false,
      })
    }
    const hits = { ids: Float64Array.of(2, 3, 4, 5, 6), scores: Uint16Array.of(1, 1, 7, 1, 7) }
    const selection = products.select({ categories: [], values: new Map(), price: null, hits })
    const page = (offset: number, limit: number) =>
      selection.page('fr_FR', { sort: 'relevance', descending: false, offset, limit })
    assert.deepEqual(page(0, 9), [6, 4, 5, 3, 2])
    assert.deepEqual(page(1, 2), [4, 5])
    assert.deepEqual(page(3, 9), [3, 2])
    const dearest = selection.page('fr_FR', { sort: 'price', descending: true, offset: 0, limit: 9 })
    assert.deepEqual(dearest, [6, 5, 4, 3, 2], 'another order is that order alone')
  })
})
