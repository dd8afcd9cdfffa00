import { test } from '@japa/runner'
import { withoutTax } from './net_prices'

const rates = { standard: 2000, byCategory: { reduced: 550 } }
const net = (amount: number, category?: string) => withoutTax({ amount, currency: 'EUR' }, rates, category).amount

test.group('A price without VAT', () => {
  test('is that of the cart, by tax category', ({ assert }) => {
    assert.deepEqual([net(1200), net(1990), net(3817), net(0)], [1000, 1658, 3181, 0])
    assert.deepEqual([net(1055, 'reduced'), net(1200, 'gone')], [1000, 1000])
  })
})
