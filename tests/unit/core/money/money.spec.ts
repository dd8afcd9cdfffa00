import { test } from '@japa/runner'
import fc from 'fast-check'
import { MoneyError } from '#core/money/errors'
import { Money } from '#core/money/money'

const eur = (amount: number) => new Money(amount, 'EUR')

/** The code of the MoneyError that `run` throws, or null when it throws nothing. */
function codeOf(run: () => unknown): string | null {
  try {
    run()
    return null
  } catch (error) {
    if (error instanceof MoneyError) return error.code
    throw error
  }
}

test.group('Money: reading and writing', () => {
  test('reads a decimal exactly: {text} {currency} is {amount} minor units')
    .with([
      { text: '12.90', currency: 'EUR', amount: 1290 },
      { text: '12.9', currency: 'EUR', amount: 1290 },
      { text: '12', currency: 'EUR', amount: 1200 },
      { text: '12.9000', currency: 'EUR', amount: 1290 },
      { text: '-0.05', currency: 'EUR', amount: -5 },
      { text: '+3.10', currency: 'EUR', amount: 310 },
      { text: '0.29', currency: 'EUR', amount: 29 },
      { text: '1.15', currency: 'EUR', amount: 115 },
      { text: '1290', currency: 'JPY', amount: 1290 },
      { text: '1.234', currency: 'KWD', amount: 1234 },
    ])
    .run(({ assert }, { text, currency, amount }) => {
      assert.deepEqual(Money.fromDecimal(text, currency).toJSON(), { amount, currency })
    })

  test('refuses {text} {currency} as {code}')
    .with([
      { text: '12.905', currency: 'EUR', code: 'decimal_too_precise' },
      { text: '12.5', currency: 'JPY', code: 'decimal_too_precise' },
      { text: '12,90', currency: 'EUR', code: 'decimal_unreadable' },
      { text: '', currency: 'EUR', code: 'decimal_unreadable' },
      { text: '.5', currency: 'EUR', code: 'decimal_unreadable' },
      { text: '1e3', currency: 'EUR', code: 'decimal_unreadable' },
      { text: '99999999999999999', currency: 'EUR', code: 'decimal_unreadable' },
      { text: '999999999999999', currency: 'EUR', code: 'amount_unsafe' },
      { text: '1.00', currency: 'eur', code: 'currency_unknown' },
      { text: '1.00', currency: 'XYZ', code: 'currency_unknown' },
    ])
    .run(({ assert }, { text, currency, code }) => {
      assert.equal(
        codeOf(() => Money.fromDecimal(text, currency)),
        code
      )
    })

  test('what toDecimal writes, fromDecimal reads back', ({ assert }) => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('EUR', 'JPY', 'KWD'), (amount, currency) => {
        const money = new Money(amount, currency)
        assert.isTrue(Money.fromDecimal(money.toDecimal(), currency).equals(money))
      })
    )
    assert.equal(eur(-5).toDecimal(), '-0.05')
    assert.equal(new Money(5, 'KWD').toDecimal(), '0.005')
    assert.equal(new Money(5, 'JPY').toDecimal(), '5')
  })
})

test.group('Money: sums', () => {
  test('adds, subtracts, multiplies and compares', ({ assert }) => {
    assert.equal(eur(1290).add(eur(10)).amount, 1300)
    assert.equal(eur(1290).subtract(eur(1300)).amount, -10)
    assert.equal(eur(1290).multiply(6).amount, 7740)
    assert.equal(Money.sum([eur(1), eur(2), eur(3)], 'EUR').amount, 6)
    assert.isBelow(eur(1).compare(eur(2)), 0)
    assert.equal(eur(2).compare(eur(2)), 0)
    assert.isTrue(Money.zero('EUR').isZero())
    assert.isFalse(Object.is(eur(0).negate().amount, -0))
  })

  test('never mixes two currencies', ({ assert }) => {
    const yen = new Money(100, 'JPY')
    assert.equal(
      codeOf(() => eur(1).add(yen)),
      'currencies_differ'
    )
    assert.equal(
      codeOf(() => eur(1).subtract(yen)),
      'currencies_differ'
    )
    assert.equal(
      codeOf(() => eur(1).compare(yen)),
      'currencies_differ'
    )
    assert.isFalse(eur(100).equals(yen))
  })

  test('refuses fractions and amounts beyond the safe integers', ({ assert }) => {
    assert.equal(
      codeOf(() => eur(0.5)),
      'amount_unsafe'
    )
    assert.equal(
      codeOf(() => eur(Number.NaN)),
      'amount_unsafe'
    )
    assert.equal(
      codeOf(() => eur(Number.MAX_SAFE_INTEGER).add(eur(1))),
      'amount_unsafe'
    )
    assert.equal(
      codeOf(() => eur(1).multiply(1.5)),
      'quantity_not_whole'
    )
  })
})

test.group('Money: rounding', () => {
  test('rounds half away from zero, the same for a refund as for a sale', ({ assert }) => {
    assert.equal(eur(1250).percentage(2000).amount, 250)
    // 5.5 % of 10 cents is 0.55 cent
    assert.equal(eur(10).percentage(550).amount, 1)
    assert.equal(eur(1).percentage(5000).amount, 1)
    assert.equal(eur(-1).percentage(5000).amount, -1)
    assert.equal(eur(1).percentage(4999).amount, 0)
    // 12.00 with 20 % VAT in it is 10.00 net; a 75 cl bottle at 12.90 is 17.20 a litre
    assert.equal(eur(1200).ratio(10_000, 12_000).amount, 1000)
    assert.equal(eur(1290).ratio(100, 75).amount, 1720)
  })

  test('a rate of the opposite amount is the opposite, and within half a unit', ({ assert }) => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 30_000 }), (value, rate) => {
        const part = eur(value).percentage(rate).amount
        assert.isTrue(eur(-value).percentage(rate).negate().equals(eur(part)))
        assert.isAtMost(Math.abs(part * 10_000 - value * rate), 5000)
      })
    )
  })
})

test.group('Money: allocation', () => {
  test('gives the remainder to the last part that has a share', ({ assert }) => {
    const amounts = (money: Money, ratios: number[]) => money.allocate(ratios).map((p) => p.amount)
    assert.deepEqual(amounts(eur(100), [1, 1, 1]), [33, 33, 34])
    assert.deepEqual(amounts(eur(-100), [1, 1, 1]), [-33, -33, -34])
    assert.deepEqual(amounts(eur(100), [1, 1, 1, 0]), [33, 33, 34, 0])
    assert.deepEqual(amounts(eur(0), [2, 3]), [0, 0])
  })

  test('the parts always add up to the whole and keep its sign', ({ assert }) => {
    const ratios = fc.array(fc.nat(), { minLength: 1, maxLength: 12 }).filter((list) => list.some((ratio) => ratio > 0))
    fc.assert(
      fc.property(fc.maxSafeInteger(), ratios, (amount, list) => {
        const parts = eur(amount).allocate(list)
        assert.equal(parts.length, list.length)
        assert.equal(Money.sum(parts, 'EUR').amount, eur(amount).amount)
        assert.isTrue(parts.every((part) => part.isZero() || part.isNegative() === amount < 0))
        assert.isTrue(parts.every((part, i) => list[i] !== 0 || part.isZero()))
      })
    )
  })

  test('refuses ratios that give nobody a share', ({ assert }) => {
    assert.equal(
      codeOf(() => eur(1).allocate([])),
      'ratio_invalid'
    )
    assert.equal(
      codeOf(() => eur(1).allocate([0, 0])),
      'ratio_invalid'
    )
    assert.equal(
      codeOf(() => eur(1).allocate([2, -1])),
      'ratio_invalid'
    )
  })
})
