import { test } from '@japa/runner'
import type { Bundle, Part, Variant } from '#web/lib/shapes'
import { chosenOf, hasChoiceIn, priceOfChoice } from './chosen_price'
import type { ProductData } from './product_data'

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const tier = (quantity: number, amount: number) => ({ quantity, price: eur(amount), pricePerLitre: eur(amount * 2) })

const part = (sku: string, amount: number, rest: Partial<Part> = {}) =>
  ({ sku, name: sku, price: eur(amount), quantity: 1, stock: 'in_stock', isDefault: false, ...rest }) as Part

const product = (rest: Partial<ProductData>) =>
  ({ type: 'simple', price: eur(500), pricePerLitre: null, bundle: null, members: [], ...rest }) as ProductData

const costOf = (of: ProductData, search = '', quantity = 1, variant: Variant | null = null) => {
  const fields = new URLSearchParams(search)
  return priceOfChoice(of, variant, chosenOf(of, fields, hasChoiceIn(fields), quantity))
}

test.group('What a choice costs', () => {
  test('of a variant: the price that its quantity reaches, as often as it is taken', ({ assert }) => {
    const variant = { price: eur(1000), pricePerLitre: eur(1333), tiers: [tier(6, 900), tier(12, 850)] } as Variant
    const cost = (quantity: number) => {
      const { price, pricePerLitre, isTier, total } = costOf(product({}), '', quantity, variant) ?? {}
      return [price?.amount, pricePerLitre?.amount, isTier, total?.amount]
    }
    assert.deepEqual(cost(1), [1000, 1333, false, 1000])
    assert.deepEqual(cost(5), [1000, 1333, false, 5000])
    assert.deepEqual(cost(6), [900, 1800, true, 5400])
    assert.deepEqual(cost(13), [850, 1700, true, 11_050])
  })

  test('of a bundle: its parts less the discount, however cheap it may become', ({ assert }) => {
    const options = [
      { code: 'red', type: 'radio', isRequired: true, parts: [part('A', 1850, { isDefault: true }), part('B', 690)] },
    ]
    const bundle = { priceRule: 'parts', discount: 800, options, total: eur(1702), separately: eur(1850) }
    const box = product({ type: 'bundle', bundle: bundle as Bundle })
    assert.equal(costOf(box)?.price.amount, 1702)
    assert.equal(costOf(box, 'part[red]=B')?.price.amount, 635)
    assert.equal(costOf(box, 'part[red]=B', 3)?.total.amount, 1905)
  })

  test('of a group: all that is chosen, each at the price of its own quantity; nothing where nothing is', ({
    assert,
  }) => {
    const members = [
      part('A', 1000, { quantity: 2, tiers: [tier(6, 900)] }),
      part('B', 2000),
      part('C', 3000, { stock: 'out_of_stock' }),
    ]
    const group = product({ type: 'grouped', members })
    assert.equal(costOf(group)?.total.amount, 4000, 'as the shop suggests, without what is sold out')
    assert.equal(costOf(group, 'quantity[A]=6&quantity[B]=0')?.total.amount, 5400)
    assert.equal(costOf(group, 'quantity[A]=0&quantity[B]=-3&quantity[C]=1'), null)
  })
})
