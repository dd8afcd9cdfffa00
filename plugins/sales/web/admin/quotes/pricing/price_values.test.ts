import { test } from '@japa/runner'
import fc from 'fast-check'
import { addedLine, commonPercent, offOf, otherDiscount, sentPrices, takenOff, worthOf } from './price_values'
import type { PricedLine } from './price_values'

const LINE: PricedLine = { position: 1, sku: 'A', name: 'Vin', unitAmount: 1250, quantity: 6, off: 0, percent: null }

test.group('The prices of a quote', () => {
  test('have a discount on everything as a percentage of each line, to the minor unit', ({ assert }) => {
    const [line, odd] = takenOff([LINE, { ...LINE, unitAmount: 333, quantity: 1 }], 1000) as [PricedLine, PricedLine]
    assert.deepEqual([offOf(line), offOf(odd)], [750, 33])
    assert.equal(worthOf(line), 6750)
  })

  test('keep a percentage when quantities change: 7.5 % of 60 bottles, then of 36', ({ assert }) => {
    const [line] = takenOff([{ ...LINE, unitAmount: 2290, quantity: 60 }], 750) as [PricedLine]
    assert.equal(offOf(line), 10_305)
    assert.equal(offOf({ ...line, quantity: 36 }), 6183)
    assert.equal(commonPercent([line]), 750)
    const added = addedLine(
      { sku: 'B', name: 'Autre', detail: '', price: { amount: 1000, currency: 'EUR' }, available: 1 },
      [line]
    )
    assert.equal(offOf(added), 75)
    assert.isNull(commonPercent([line, LINE]))
  })

  test('show the percentage of the lines as they are, whatever was edited', ({ assert }) => {
    const edit = fc.oneof(
      fc.record({ quantity: fc.integer({ min: 0, max: 100_000 }) }),
      fc.record({ unitAmount: fc.integer({ min: 0, max: 100_000_00 }) }),
      fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) }),
      fc.record({ off: fc.integer({ min: 0, max: 5000 }), percent: fc.constant(null) }),
      fc.constant('turn' as const)
    )
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
        let line = LINE
        for (const one of edits) {
          line = one === 'turn' ? otherDiscount(line) : { ...line, ...one }
          const worth = line.unitAmount * line.quantity
          if (line.percent !== null) {
            const exact = (BigInt(worth) * BigInt(line.percent) * 2n + 10_000n) / 20_000n
            assert.equal(BigInt(offOf(line)), exact)
            assert.isAtLeast(worthOf(line), 0)
          }
          assert.equal(worthOf(line) + offOf(line), worth)
        }
      })
    )
  })

  test('are sent by the place of a line, or by its reference when it was added', ({ assert }) => {
    const lines = [LINE, { ...LINE, position: null, percent: 750 }]
    const values = { lines, hasDelivery: false, deliveryTitle: 'Palette', deliveryAmount: 5 }
    assert.deepEqual(sentPrices(values), {
      lines: [
        { position: 1, unitAmount: 1250, quantity: 6, off: 0, percent: null },
        { sku: 'A', unitAmount: 1250, quantity: 6, off: 0, percent: 750 },
      ],
      shipping: null,
    })
    assert.deepEqual(sentPrices({ ...values, hasDelivery: true }).shipping, { title: 'Palette', amount: 5 })
  })
})
