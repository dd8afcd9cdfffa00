import fc from 'fast-check'
import { test } from '@japa/runner'
import { allocateAmount } from '#plugins/sales/totals/allocate_amount'
import { workOutTotals } from '#plugins/sales/totals/work_out_totals'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'
import type { Discount, Totals, TotalsInput, TotalsLine, Worth } from '#plugins/sales/contracts/totals'

const rate = (id: string, basisPoints: number): TaxRate => ({
  id,
  label: { fr_FR: id, en_GB: id },
  basisPoints,
  note: null,
})

const RATES: Record<string, TaxRate> = {
  'normal': rate('normal', 2000),
  'reduced': rate('reduced', 550),
  'odd': rate('odd', 1234),
  'none': rate('none', 0),
  '': rate('normal', 2000),
}
const rateOf = (category: string) => RATES[category] as TaxRate

const line = (key: string, quantity: number, unitAmount: number, taxCategory = 'normal'): TotalsLine => ({
  key,
  quantity,
  unitAmount,
  taxCategory,
  ships: true,
})

const input = (parts: Partial<TotalsInput>): TotalsInput => ({
  currency: 'EUR',
  lines: [],
  rateOf,
  priceRateOf: rateOf,
  discounts: [],
  shipping: null,
  priceModeOf: () => 'gross_fixed',
  ...parts,
})

const off = (perLine: Record<string, number>, shipping = 0): Discount => ({
  source: 'test',
  label: 'Remise',
  code: null,
  perLine,
  shipping,
})

/** Any cart: up to eight lines of any rate, discounts that ask for too much and for lines that are not there. */
const anyInput = fc
  .record({
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    lines: fc.uniqueArray(
      fc.record({
        key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
        quantity: fc.integer({ min: 0, max: 600 }),
        unitAmount: fc.integer({ min: 0, max: 1_000_000 }),
        taxCategory: fc.constantFrom('normal', 'reduced', 'odd', 'none', ''),
        ships: fc.boolean(),
      }),
      { selector: ({ key }) => key, maxLength: 8 }
    ),
    discounts: fc.array(
      fc.record({
        perLine: fc.dictionary(
          fc.constantFrom('a', 'b', 'c', 'd', 'e', 'zzz'),
          fc.integer({ min: -10, max: 5_000_000 })
        ),
        shipping: fc.integer({ min: -10, max: 5000 }),
      }),
      { maxLength: 3 }
    ),
    shipping: fc.option(
      fc.record({ amount: fc.integer({ min: 0, max: 5000 }), taxCategory: fc.constantFrom('normal', 'none') })
    ),
    priceMode: fc.constantFrom('gross_fixed' as const, 'net_fixed' as const),
    elsewhere: fc.option(fc.constantFrom('none', 'reduced', 'odd')),
  })
  .map(({ discounts, elsewhere, priceMode, ...parts }) =>
    input({
      ...parts,
      priceModeOf: () => priceMode,
      discounts: discounts.map(({ perLine, shipping }) => off(perLine, shipping)),
      ...(elsewhere ? { rateOf: () => rateOf(elsewhere) } : {}),
    })
  )

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const worthsOf = ({ lines, shipping }: Totals): Worth[] => (shipping ? [...lines, shipping] : lines)

test.group('Totals', () => {
  test('VAT is that of what is paid after the discount: 3 × 12.50 € less 5 €', ({ assert }) => {
    const totals = workOutTotals(input({ lines: [line('a', 3, 1250)], discounts: [off({ a: 500 })] }))
    assert.equal(totals.grandTotal, 3250)
    assert.equal(totals.tax, 542) // 32.50 × 20 / 120 = 5.4166…
    assert.equal(totals.net, 2708)
    assert.equal(totals.discount, 500)
  })

  test('120.00 € less 10 % bears 18.00 € of VAT, not 20.00 €', ({ assert }) => {
    const totals = workOutTotals(input({ lines: [line('a', 1, 12_000)], discounts: [off({ a: 1200 })] }))
    assert.deepEqual([totals.grandTotal, totals.tax, totals.net], [10_800, 1800, 9000])
  })

  test('shipping bears VAT of its own and a discount takes some of it', ({ assert }) => {
    const totals = workOutTotals(
      input({
        lines: [line('a', 1, 5000)],
        shipping: { amount: 990, taxCategory: 'normal' },
        discounts: [off({}, 490)],
      })
    )
    assert.deepEqual(totals.shipping, {
      gross: 990,
      discount: 490,
      total: 500,
      net: 417,
      tax: 83, // 5.00 × 20 / 120 = 0.8333…
      rate: rateOf('normal'),
    })
    assert.equal(totals.grandTotal, 5500)
  })

  test('an export keeps the net amount and bears no VAT', ({ assert }) => {
    const totals = workOutTotals(
      input({
        lines: [line('a', 2, 1200)],
        discounts: [off({ a: 240 })],
        shipping: { amount: 600, taxCategory: 'normal' },
        priceModeOf: () => 'net_fixed',
        rateOf: () => rateOf('none'),
      })
    )
    assert.deepEqual([totals.grandTotal, totals.net, totals.tax], [2300, 2300, 0]) // (24 − 2.40 + 6) / 1.2
    assert.deepEqual([totals.goods, totals.discount], [1800, 200])
    assert.deepEqual(totals.discounts, [{ source: 'test', label: 'Remise', code: null, amount: 200 }])
  })

  test('rates are told apart, highest first', ({ assert }) => {
    const totals = workOutTotals(
      input({ lines: [line('book', 1, 1055, 'reduced'), line('wine', 1, 1200), line('rum', 1, 600)] })
    )
    assert.deepEqual(
      totals.taxes.map(({ rate: { id }, net, tax, gross }) => ({ id, net, tax, gross })),
      [
        { id: 'normal', net: 1500, tax: 300, gross: 1800 },
        { id: 'reduced', net: 1000, tax: 55, gross: 1055 },
      ]
    )
  })

  test('a later discount takes only what an earlier one left', ({ assert }) => {
    const totals = workOutTotals(input({ lines: [line('a', 1, 1000)], discounts: [off({ a: 700 }), off({ a: 700 })] }))
    assert.equal(totals.grandTotal, 0)
    assert.deepEqual(
      totals.discounts.map(({ amount }) => amount),
      [700, 300]
    )
  })

  test('refuses lines of the same name and negative ones', ({ assert }) => {
    assert.throws(() => workOutTotals(input({ lines: [line('a', 1, 1), line('a', 1, 1)] })), RangeError)
    assert.throws(() => workOutTotals(input({ lines: [line('a', -1, 1)] })), RangeError)
    assert.throws(() => workOutTotals(input({ lines: [line('a', 1, -1)] })), RangeError)
  })

  test('parts always equal the whole', ({ assert }) => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const totals = workOutTotals(any)
        const worths = worthsOf(totals)
        for (const { gross, discount, total, net, tax } of worths) {
          assert.equal(gross - discount, total)
          assert.equal(net + tax, total)
        }
        assert.equal(totals.goods + (totals.shipping?.total ?? 0), totals.grandTotal)
        assert.equal(totals.net + totals.tax, totals.grandTotal)
        assert.equal(sum(worths.map(({ tax }) => tax)), totals.tax)
        assert.equal(sum(totals.taxes.map(({ tax }) => tax)), totals.tax)
        assert.equal(sum(totals.taxes.map(({ net }) => net)), totals.net)
        assert.equal(sum(totals.taxes.map(({ gross }) => gross)), totals.grandTotal)
        assert.equal(sum(totals.discounts.map(({ amount }) => amount)), totals.discount)
      })
    )
  })

  test('nothing is ever negative', ({ assert }) => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const totals = workOutTotals(any)
        for (const { gross, discount, total, net, tax } of worthsOf(totals)) {
          for (const amount of [gross, discount, total, net, tax]) assert.isAtLeast(amount, 0)
        }
        for (const { amount } of totals.discounts) assert.isAtLeast(amount, 0)
      })
    )
  })

  test('the order of the lines changes nothing', ({ assert }) => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const [forth, back] = [workOutTotals(any), workOutTotals({ ...any, lines: any.lines.toReversed() })]
        assert.deepEqual({ ...back, lines: back.lines.toReversed() }, forth)
      })
    )
  })
})

test.group('Splitting an amount', () => {
  test('gives the cents that are left to the largest remainders', ({ assert }) => {
    assert.deepEqual(allocateAmount(100, { a: 1, b: 1, c: 1 }), { a: 34, b: 33, c: 33 })
    assert.deepEqual(allocateAmount(500, { a: 1250, b: 2990, c: 760 }), { a: 125, b: 299, c: 76 })
    assert.deepEqual(allocateAmount(10, { a: 0, b: 5 }), { a: 0, b: 10 })
    assert.deepEqual(allocateAmount(10, { a: 0 }), { a: 0 })
  })

  test('adds up, takes from nobody more than they have, and knows no order', ({ assert }) => {
    const weights = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 1e9 }))
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 1_000_000 }), (any, permille) => {
        const whole = sum(Object.values(any))
        const amount = Math.floor((whole * permille) / 1_000_000)
        const parts = allocateAmount(amount, any)
        assert.equal(sum(Object.values(parts)), amount)
        for (const [key, part] of Object.entries(parts)) {
          assert.isAtLeast(part, 0)
          assert.isAtMost(part, any[key] as number)
        }
        assert.deepEqual(allocateAmount(amount, Object.fromEntries(Object.entries(any).reverse())), parts)
      })
    )
  })
})
