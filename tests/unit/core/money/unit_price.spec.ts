import { test } from '@japa/runner'
import fc from 'fast-check'
import { formatUnitPrice } from '#core/money/format_money'
import { minorDigits } from '#core/money/currency'
import { unitPrice } from '#core/money/unit_price'

test.group('The price of one of so many pieces', () => {
  test('has whole minor units where they do', ({ assert }) => {
    assert.deepEqual(unitPrice(3000, 3, 'EUR'), { amount: 1000, currency: 'EUR' })
    assert.deepEqual(unitPrice(0, 2, 'EUR'), { amount: 0, currency: 'EUR' })
  })

  test('has four decimals where two make another amount: 2 pieces of 38.17 are 19.0850 each', ({ assert }) => {
    const price = unitPrice(3817, 2, 'EUR')
    assert.deepEqual(price, { amount: 1909, currency: 'EUR', exact: '19.0850' })
    assert.equal(formatUnitPrice('fr_FR', price), '19,0850\u00a0€')
    assert.equal(formatUnitPrice('en_GB', price), '€19.0850')
  })

  test('by the quantity is the amount again, in every currency', ({ assert }) => {
    const sold = fc.record({
      total: fc.integer({ min: 0, max: 1_000_000_000 }),
      quantity: fc.integer({ min: 1, max: 100_000 }),
      currency: fc.constantFrom('EUR', 'JPY', 'TND'),
    })
    fc.assert(
      fc.property(sold, ({ total, quantity, currency }) => {
        const { amount, exact } = unitPrice(total, quantity, currency)
        const digits = (exact?.split('.')[1] ?? '').length
        const shown = exact === undefined ? BigInt(amount) : BigInt(exact.replace('.', ''))
        const unit = exact === undefined ? 1n : 10n ** BigInt(digits - minorDigits(currency))
        assert.equal((2n * shown * BigInt(quantity) + unit) / (2n * unit), BigInt(total))
      })
    )
  })
})
