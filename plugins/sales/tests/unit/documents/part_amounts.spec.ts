import fc from 'fast-check'
import { test } from '@japa/runner'
import { partAmounts, partOf } from '#plugins/sales/documents/part_amounts'
import { rateSums } from '#plugins/sales/documents/rate_sums'
import { Money } from '#core/money/money'
import { storedUnitPrice, netUnitPrice } from '#plugins/sales/documents/net_unit_price'
import { lineModel } from '#plugins/sales/documents/einvoice/line_model'
import { timesUnitPrice } from '#core/money/unit_price'
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

  const rateOf = (basisPoints: number) => {
    return { id: 'r', label: { fr_FR: 'r', en_GB: 'r' }, basisPoints, note: null }
  }

  /** A line of so many pieces at a shown price, with a discount. */
  const lineOf = (unitAmount: number, quantity: number, discount = 0, basisPoints = 2000, currency = 'EUR') => {
    const rate = rateOf(basisPoints)
    const shown = new Money(unitAmount * quantity, currency)
    const off = new Money(discount, currency)
    const worth = taxLine({ shown, discount: off, priceRate: rate, rate, mode: 'gross_fixed' })
    return { ...worth, quantity }
  }

  /** What parts of it come to, one after the other. */
  const partsOf = (line: ReturnType<typeof lineOf>, cuts: readonly number[], currency = 'EUR') => {
    const standing = { pieces: 0, total: 0, discount: 0 }
    return cuts.map((pieces) => {
      const part = partAmounts(line, { ...standing }, pieces, currency)
      standing.pieces += pieces
      standing.total += part.total
      standing.discount += part.discount
      return part
    })
  }

  test('are made of net and VAT to the cent', ({ assert }) => {
    const [one, two] = partsOf(lineOf(1250, 3, 500), [1, 2])
    for (const part of [one!, two!]) assert.equal(part.net + part.tax, part.total)
    assert.equal(one!.total + two!.total, 3250)
    assert.equal(one!.discount + two!.discount, 500)
  })

  test('of one price are that price: one of two bottles at 10.00 € is 10.00 €', ({ assert }) => {
    assert.deepEqual(
      partsOf(lineOf(1000, 2), [1, 1]).map(({ total }) => total),
      [1000, 1000]
    )
  })

  test('have the net price of the order, one by one: 6 × 13.90 € are 11.5833 € net each', ({ assert }) => {
    const line = lineOf(1390, 6)
    assert.equal(netUnitPrice(line, 'EUR').exact, '11.5833')
    assert.deepEqual(
      partsOf(line, [1, 1, 1, 1, 1, 1]).map(({ net, tax }) => [net, tax]),
      Array.from({ length: 6 }, () => [1158, 232])
    )
  })

  test('are never below nothing, and without VAT where the line has none', ({ assert }) => {
    const tiny = { gross: 4, net: 3, tax: 1, discount: 0, quantity: 100, rate: rateOf(2000) }
    const cheap = partsOf(
      tiny as ReturnType<typeof lineOf>,
      Array.from({ length: 100 }, () => 1)
    )
    assert.isTrue(cheap.every((part) => part.net >= 0 && part.tax >= 0))
    const exempt = { gross: 1000, net: 1000, tax: 0, discount: 0, quantity: 3, rate: rateOf(0) }
    assert.deepEqual(
      partsOf(exempt as ReturnType<typeof lineOf>, [1, 1, 1]).map(({ net, tax }) => [net, tax]),
      [333, 334, 333].map((net) => [net, 0])
    )
    const free = { gross: 9, net: 0, tax: 0, discount: 9, quantity: 1, rate: rateOf(2000) }
    assert.deepEqual(partsOf(free as ReturnType<typeof lineOf>, [1]), [{ net: 0, tax: 0, discount: 9, total: 0 }])
  })

  test('add up to what is paid, and quantity by the price that the order shows is each of them', ({ assert }) => {
    const anyLine = fc.record({
      currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
      unit: fc.integer({ min: 0, max: 9_000_000 }),
      permille: fc.constantFrom(0, 0, 0, 1, 75, 333, 1000),
      basisPoints: fc.constantFrom(0, 550, 1234, 2000),
      cuts: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 }),
    })
    fc.assert(
      fc.property(anyLine, ({ currency, unit, permille, basisPoints, cuts }) => {
        const pieces = cuts.reduce((sum, cut) => sum + cut, 0)
        const line = lineOf(unit, pieces, Math.floor((unit * pieces * permille) / 1000), basisPoints, currency)
        const sums = { discount: 0, total: 0 }
        const price = netUnitPrice(line, currency)
        for (const [at, part] of partsOf(line, cuts, currency).entries()) {
          for (const name of ['net', 'tax', 'discount', 'total'] as const) assert.isAtLeast(part[name], 0)
          assert.equal(part.net + part.tax, part.total)
          sums.discount += part.discount
          sums.total += part.total
          const quantity = cuts[at] as number
          const model = lineModel(line, { pieces: quantity, ...part }, currency)
          const shown = storedUnitPrice(model.netPrice, { total: part.net + model.discountNet, quantity }, currency)
          assert.deepEqual(shown, price, 'the order and its invoice show one price')
          assert.equal(timesUnitPrice(shown, quantity), part.net + model.discountNet)
        }
        assert.deepEqual(sums, { total: line.total, discount: line.discount })
        const [whole] = partsOf(line, [pieces], currency)
        assert.deepEqual([whole?.net, whole?.tax], [line.net, line.tax])
      }),
      {
        numRuns: 300,
        examples: [
          // The discount of the second part rounds to nothing.
          [{ currency: 'JPY', unit: 22, permille: 1, basisPoints: 1234, cuts: [71, 6, 53] }],
          // Half of the discount and half of what is paid are both half a unit.
          [{ currency: 'JPY', unit: 7, permille: 1, basisPoints: 0, cuts: [75, 75] }],
        ],
      }
    )
  })

  test('are summed by rate, the highest first, and what is worth nothing names no rate', ({ assert }) => {
    const rate = (basisPoints: number) => ({
      id: `r${basisPoints}`,
      basisPoints,
      note: null,
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
