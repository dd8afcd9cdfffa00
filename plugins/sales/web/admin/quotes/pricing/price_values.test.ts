import { test } from '@japa/runner'
import { sentPrices, takenOff, worthOf } from './price_values'

const LINE = { position: 1, sku: 'A', name: 'Vin', unitAmount: 1250, quantity: 6, off: 0 }

test.group('The prices of a quote', () => {
  test('have a discount on everything as a whole amount off each line', ({ assert }) => {
    const [line, odd] = takenOff([LINE, { ...LINE, unitAmount: 333, quantity: 1 }], 10)
    assert.deepEqual([line?.off, odd?.off], [750, 33])
    assert.equal(line && worthOf(line), 6750)
  })

  test('are sent by the place of a line, or by its reference when it was added', ({ assert }) => {
    const lines = [LINE, { ...LINE, position: null }]
    const values = { lines, hasDelivery: false, deliveryTitle: 'Palette', deliveryAmount: 5 }
    assert.deepEqual(sentPrices(values), {
      lines: [
        { position: 1, unitAmount: 1250, quantity: 6, off: 0 },
        { sku: 'A', unitAmount: 1250, quantity: 6, off: 0 },
      ],
      shipping: null,
    })
    assert.deepEqual(sentPrices({ ...values, hasDelivery: true }).shipping, { title: 'Palette', amount: 5 })
  })
})
