import { test } from '@japa/runner'
import { openQuantities, type LineQuantities } from '#plugins/sales/orders/services/quantities'
import { stateOf, type OrderFacts } from '#plugins/sales/orders/services/state_of'
import { moveTo } from '#plugins/sales/orders/order_states'

const line = (said: Partial<LineQuantities>): LineQuantities => ({
  ships: true,
  quantity: 6,
  invoiced: 0,
  shipped: 0,
  refunded: 0,
  canceled: 0,
  unshipped: 0,
  ...said,
})

const facts = (lines: Partial<LineQuantities>[], said: Partial<OrderFacts> = {}): OrderFacts => ({
  state: 'pending',
  isPaid: false,
  hasOpenInvoice: false,
  lines: lines.map(line),
  ...said,
})

test.group('What may be done with the pieces of a line', () => {
  test('follows from what was done', ({ assert }) => {
    assert.deepEqual(openQuantities(line({})), { toInvoice: 6, toShip: 6, toCancel: 6, toRefund: 0 })
    assert.deepEqual(openQuantities(line({ invoiced: 4, shipped: 2 })), {
      toInvoice: 2,
      toShip: 4,
      toCancel: 2,
      toRefund: 4,
    })
    assert.equal(openQuantities(line({ ships: false })).toShip, 0)
  })

  test('three returned of six shipped bottles leave none unshippable: of three shipped, three still leave', ({
    assert,
  }) => {
    const half = line({ invoiced: 6, shipped: 3, refunded: 3 })
    assert.equal(openQuantities(half).toShip, 3)
    assert.equal(openQuantities({ ...half, unshipped: 3 }).toShip, 0)
  })

  test('what left without an invoice is not taken back by a cancellation', ({ assert }) => {
    assert.equal(openQuantities(line({ shipped: 4 })).toCancel, 2)
  })
})

test.group('The state of an order', () => {
  test('stays what it was while nothing happened', ({ assert }) => {
    assert.equal(stateOf(facts([{}])), 'pending')
    assert.equal(stateOf(facts([{}], { state: 'pending_payment' })), 'pending_payment')
  })

  test('is cancelled when every piece is, closed when what is not cancelled is refunded', ({ assert }) => {
    assert.equal(stateOf(facts([{ canceled: 6 }])), 'canceled')
    assert.equal(stateOf(facts([{ canceled: 2, invoiced: 4, refunded: 4 }])), 'closed')
  })

  test('is completed with nothing to invoice and nothing to ship, cancellations and refunds mixed in', ({ assert }) => {
    assert.equal(stateOf(facts([{ invoiced: 6, shipped: 6 }])), 'completed')
    const mixed = { invoiced: 5, canceled: 1, shipped: 3, refunded: 2, unshipped: 2 }
    assert.equal(stateOf(facts([mixed])), 'completed')
    assert.equal(stateOf(facts([{ invoiced: 6, ships: false }])), 'completed')
  })

  test('is in hand once something was invoiced, shipped or paid', ({ assert }) => {
    assert.equal(stateOf(facts([{ invoiced: 1 }])), 'processing')
    assert.equal(stateOf(facts([{ shipped: 1 }])), 'processing')
    assert.equal(stateOf(facts([{}], { state: 'pending_payment', isPaid: true })), 'processing')
  })

  test('waits for the payment of an invoice', ({ assert }) => {
    assert.equal(stateOf(facts([{ invoiced: 6, shipped: 6 }], { hasOpenInvoice: true })), 'pending_payment')
  })

  test('moves on the ways of its life only', ({ assert }) => {
    assert.equal(moveTo('pending', 'processing'), 'processing')
    assert.equal(moveTo('completed', 'closed'), 'closed')
    assert.throws(() => moveTo('canceled', 'processing'), /not allowed/)
    assert.throws(() => moveTo('closed', 'completed'), /not allowed/)
  })
})
