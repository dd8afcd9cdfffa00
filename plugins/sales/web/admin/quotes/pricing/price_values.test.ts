import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentPrices, takenOff, worthOf } from './price_values.js'

const LINE = { position: 1, sku: 'A', name: 'Vin', unitAmount: 1250, quantity: 6, off: 0 }

test('a discount on everything is a whole amount off each line', () => {
  const [line, odd] = takenOff([LINE, { ...LINE, unitAmount: 333, quantity: 1 }], 10)
  assert.deepEqual([line?.off, odd?.off], [750, 33])
  assert.equal(line && worthOf(line), 6750)
})

test('a line that was added goes by its reference, one of the quote by its place', () => {
  const values = {
    lines: [LINE, { ...LINE, position: null }],
    hasDelivery: false,
    deliveryTitle: 'x',
    deliveryAmount: 5,
  }
  assert.deepEqual(sentPrices(values), {
    lines: [
      { position: 1, unitAmount: 1250, quantity: 6, off: 0 },
      { sku: 'A', unitAmount: 1250, quantity: 6, off: 0 },
    ],
    shipping: null,
  })
  assert.deepEqual(sentPrices({ ...values, hasDelivery: true }).shipping, { title: 'x', amount: 5 })
})
