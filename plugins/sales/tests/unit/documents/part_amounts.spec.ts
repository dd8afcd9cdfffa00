import fc from 'fast-check'
import { test } from '@japa/runner'
import { partAmounts, partOf } from '#plugins/sales/services/documents/part_amounts'
import { rateSums } from '#plugins/sales/services/documents/rate_sums'
import { Money } from '#core/money/money'
import { taxLine } from '#plugins/sales/totals/tax_line'

test.group('Amounts of parts', () => {
  test('add up to the whole, however it is cut; the last part takes what remains', ({ assert }) => {
    // 10.00 over three pieces: 3.33, 3.34, 3.33.
    const thirds = [0, 1, 2].map((before) => partOf(1000, { before, pieces: 1, whole: 3 }))
    assert.deepEqual(thirds, [333, 334, 333])
    for (const amount of [0, 1, 99, 1000, 12_345, 999_999_999_999]) {
      for (const cuts of [[7], [1, 6], [3, 3, 1], [1, 1, 1, 1, 1, 1, 1]]) {
        let before = 0
        let sum = 0
        for (const pieces of cuts) {
          sum += partOf(amount, { before, pieces, whole: 7 })
          before += pieces
        }
        assert.equal(sum, amount, `${amount} in ${cuts.join('+')}`)
      }
    }
  })

  test('are made of net and VAT to the cent', ({ assert }) => {
    const line = { net: 2708, tax: 542, discount: 500 }
    const parts = [
      partAmounts(line, { before: 0, pieces: 1, whole: 3 }),
      partAmounts(line, { before: 1, pieces: 2, whole: 3 }),
    ]
    for (const { net, tax, total } of parts) assert.equal(net + tax, total)
    assert.equal(parts[0]!.total + parts[1]!.total, 3250)
    assert.equal(parts[0]!.discount + parts[1]!.discount, 500)
  })

  test('of one price are that price: one of two bottles at 10.00 € is 10.00 €', ({ assert }) => {
    const line = { net: 1667, tax: 333, discount: 0 }
    assert.equal(partAmounts(line, { before: 0, pieces: 1, whole: 2 }).total, 1000)
    assert.equal(partAmounts(line, { before: 1, pieces: 1, whole: 2 }).total, 1000)
  })

  test('are never below nothing: the piece of a hundred for 0.04 € that would be VAT alone', ({ assert }) => {
    const line = { net: 3, tax: 1, discount: 0 }
    const parts = Array.from({ length: 100 }, (_, before) => partAmounts(line, { before, pieces: 1, whole: 100 }))
    assert.isTrue(parts.every((part) => part.net >= 0 && part.tax >= 0))
    assert.equal(
      parts.reduce((sum, part) => sum + part.tax, 0),
      1
    )
    assert.deepEqual(partAmounts({ net: 0, tax: 0, discount: 9 }, { before: 0, pieces: 1, whole: 1 }), {
      ...{ net: 0, tax: 0 },
      ...{ discount: 9, total: 0 },
    })
  })

  test('make net, VAT and discount of the line whole again, in every currency, and none is below nothing', ({
    assert,
  }) => {
    const anyLine = fc.record({
      currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
      shown: fc.integer({ min: 0, max: 600_000_000 }),
      permille: fc.integer({ min: 0, max: 1000 }),
      basisPoints: fc.constantFrom(0, 550, 1234, 2000),
      cuts: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 }),
    })
    fc.assert(
      fc.property(anyLine, ({ currency, shown, permille, basisPoints, cuts }) => {
        const rate = { id: 'r', label: { fr_FR: 'r', en_GB: 'r' }, basisPoints, note: null }
        const [whole, discount] = [shown, Math.floor((shown * permille) / 1000)]
        const money = { shown: new Money(whole, currency), discount: new Money(discount, currency) }
        const line = taxLine({ ...money, priceRate: rate, rate, mode: 'gross_fixed' })
        const pieces = cuts.reduce((sum, cut) => sum + cut, 0)
        const sums = { net: 0, tax: 0, discount: 0, total: 0 }
        let before = 0
        for (const cut of cuts) {
          const part = partAmounts(line, { before, pieces: cut, whole: pieces })
          for (const name of ['net', 'tax', 'discount', 'total'] as const) {
            assert.isAtLeast(part[name], 0)
            sums[name] += part[name]
          }
          assert.equal(part.net + part.tax, part.total)
          before += cut
        }
        const { net, tax, total } = line
        assert.deepEqual(sums, { net, tax, discount: line.discount, total })
      })
    )
  })

  test('are summed by rate, the highest first, and what is worth nothing names no rate', ({ assert }) => {
    const rate = (basisPoints: number) => ({
      ...{ id: `r${basisPoints}`, basisPoints, note: null },
      label: { fr_FR: String(basisPoints), en_GB: String(basisPoints) },
    })
    const sums = rateSums([
      { rate: rate(550), net: 100, tax: 6 },
      { rate: rate(2000), net: 100, tax: 20 },
      { rate: rate(550), net: 50, tax: 3 },
      { rate: rate(1000), net: 0, tax: 0 },
    ])
    assert.deepEqual(
      sums.map((sum) => [sum.rate.id, sum.net, sum.tax]),
      [
        ['r2000', 100, 20],
        ['r550', 150, 9],
      ]
    )
  })
})
