import { test } from '@japa/runner'
import type { Bundle, Part } from '#web/lib/shapes'
import { choiceOf, totalOf } from './bundle_total'

const part = (sku: string, amount: number, said: Partial<Part> = {}): Part => ({
  sku,
  variantId: 1,
  name: sku,
  detail: '',
  path: `/${sku}`,
  image: null,
  quantity: 1,
  isDefault: false,
  isQuantityFree: false,
  stock: 'in_stock',
  price: { amount, currency: 'EUR' },
  regularPrice: null,
  ...said,
})

const bundle: Bundle = {
  priceRule: 'parts',
  discount: 1000,
  options: [
    {
      code: 'red',
      label: 'Rouge',
      type: 'radio',
      isRequired: true,
      parts: [part('A', 1005, { quantity: 2 }), part('B', 800, { isDefault: true, isQuantityFree: true })],
    },
    { code: 'extra', label: 'En plus', type: 'checkbox', isRequired: false, parts: [part('C', 300), part('D', 400)] },
  ],
  total: { amount: 720, currency: 'EUR' },
  separately: { amount: 800, currency: 'EUR' },
}
test.group('The total of a bundle', () => {
  const told: [query: string, total: number, why: string][] = [
    ['', 720, 'what the shop suggests'],
    ['part[red]=A', 1809, 'half up'],
    ['part[red]=B&part[extra]=C&part[extra]=D', 1350, 'several answers'],
    ['part[red]=A&part[red]=B', 1809, 'one answer of one question'],
    ['part[extra]=C', 990, 'one where one must be'],
    ['part[red]=NOTHING', 720, 'nothing that is not offered'],
    ['part[red]=B&count[red.B]=3', 2160, 'a free quantity'],
    ['part[red]=A&count[red.A]=5', 1809, 'a quantity that is not free'],
    ['part[red]=B&count[red.B]=-3', 720, 'a senseless quantity'],
  ]
  for (const [query, total, why] of told) {
    test(`follows the choice "${query}": ${why}`, ({ assert }) => {
      const said = new URLSearchParams(query)
      assert.equal(totalOf(bundle, choiceOf(bundle, said, said.size > 0)).total, total)
    })
  }

  test('is the same for any choice where the bundle has a price of its own', ({ assert }) => {
    const fixed: Bundle = { ...bundle, priceRule: 'fixed' }
    const said = new URLSearchParams('part[red]=A')
    assert.deepEqual(totalOf(fixed, choiceOf(fixed, said, true)), { total: 720, separately: 2010 })
  })
})
