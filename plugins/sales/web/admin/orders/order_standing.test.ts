import { test } from '@japa/runner'
import { deliveryState, nextStep, paymentState, standingOf, type OrderFacts, type OrderStep } from './order_standing'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

/** An order of three bottles for 30.00: not paid, not invoiced, not shipped. */
function anOrder(change: Partial<OrderFacts> = {}): OrderFacts {
  return {
    state: 'pending',
    paid: eur(0),
    refunded: eur(0),
    payable: eur(3000),
    totals: { total: eur(3000) } as OrderFacts['totals'],
    repayment: { owed: eur(0) } as OrderFacts['repayment'],
    provider: null,
    open: { toInvoice: 3, toShip: 3, toCancel: 3, toRefund: 0 },
    payment: { code: 'offline', title: 'Virement', isOnDelivery: false, isOnline: false },
    lines: [{ ships: true, shipped: 0, toShip: 3, short: 0 }],
    ...change,
  }
}

const paid = { paid: eur(3000), payable: eur(0) }
const billed = { open: { toInvoice: 0, toShip: 3, toCancel: 0, toRefund: 3 } }
const sent = {
  lines: [{ ships: true, shipped: 3, toShip: 0, short: 0 }],
  open: { toInvoice: 3, toShip: 0, toCancel: 0, toRefund: 0 },
}
const done = { ...sent, open: { toInvoice: 0, toShip: 0, toCancel: 0, toRefund: 3 } }
const onDelivery = { payment: { code: 'cod', title: 'À la livraison', isOnDelivery: true, isOnline: false } }
const online = { payment: { code: 'card', title: 'Carte', isOnDelivery: false, isOnline: true } }
const owed = { repayment: { owed: eur(1000) } as OrderFacts['repayment'] }
const held = {
  provider: { toCapture: eur(3000), capturesParts: false, toGiveBack: eur(0) },
}
const all = () => true

test.group('The next step of an order', () => {
  const cases: [string, Partial<OrderFacts>, OrderStep | null][] = [
    ['its money, where it is paid in advance', {}, 'record_payment'],
    ['the rest of its money', { paid: eur(1000), payable: eur(2000), state: 'processing' }, 'record_payment'],
    ['its parcel, once it is paid', { ...paid, ...billed, state: 'processing' }, 'ship'],
    ['its parcel, where it is paid on delivery', onDelivery, 'ship'],
    ['its invoice, where it left unpaid', { ...onDelivery, ...sent, state: 'processing' }, 'invoice'],
    ['its money, where it left billed', { ...onDelivery, ...done, state: 'pending_payment' }, 'record_payment'],
    ['nothing, while its buyer pays online', { ...online, state: 'pending_payment' }, null],
    ['its capture, where the money is held', { ...online, ...held, state: 'pending_payment' }, 'capture'],
    ['its parcel, once it was paid online', { ...online, ...paid, ...billed, state: 'processing' }, 'ship'],
    ['its invoice, where nothing is sent', { ...paid, ...sent, state: 'processing' }, 'invoice'],
    ['its money back, whatever else waits', { ...paid, ...billed, ...owed, state: 'processing' }, 'repay'],
    ['its money back, when it is called off', { ...paid, ...owed, state: 'canceled' }, 'repay'],
    ['nothing, when it is called off', { payable: eur(0), state: 'canceled' }, null],
    ['nothing, when it is closed', { ...paid, ...done, state: 'closed' }, null],
    ['nothing, when it is complete', { ...paid, ...done, state: 'completed' }, null],
    ['nothing, while it is a quote', { payable: eur(0), state: 'quote' }, null],
    [
      'nothing, where all of it is missing',
      { ...paid, ...billed, state: 'processing', lines: [{ ships: true, shipped: 0, toShip: 3, short: 3 }] },
      null,
    ],
    [
      'what is there of it, where a part is missing',
      { ...paid, ...billed, state: 'processing', lines: [{ ships: true, shipped: 0, toShip: 3, short: 1 }] },
      'ship',
    ],
  ]
  test('is {0}')
    .with(cases)
    .run(({ assert }, [, change, step]) => assert.equal(nextStep(anOrder(change), all), step))

  test('is one that the person may do', ({ assert }) => {
    const order = anOrder(onDelivery)
    assert.equal(
      nextStep(order, (step) => step !== 'ship'),
      'invoice'
    )
    assert.isNull(nextStep(order, () => false))
  })
})

test.group('The states of an order', () => {
  test('of its payment: {0}')
    .with([
      ['open', {}],
      ['partly', { paid: eur(1000), payable: eur(2000) }],
      ['paid', paid],
      ['refunded', { ...paid, refunded: eur(3000) }],
      ['owed', { ...paid, ...owed }],
      ['authorised', { ...online, ...held }],
      ['none', { payable: eur(0) }],
    ] as [string, Partial<OrderFacts>][])
    .run(({ assert }, [state, change]) => assert.equal(paymentState(anOrder(change)), state))

  test('of its delivery: {0}')
    .with([
      ['open', {}],
      ['partly', { lines: [{ ships: true, shipped: 1, toShip: 2, short: 0 }] }],
      ['shipped', done],
      ['short', { lines: [{ ships: true, shipped: 0, toShip: 3, short: 1 }] }],
      ['none', { lines: [{ ships: false, shipped: 0, toShip: 0, short: 0 }], open: { ...billed.open, toShip: 0 } }],
    ] as [string, Partial<OrderFacts>][])
    .run(({ assert }, [state, change]) => assert.equal(deliveryState(anOrder(change)), state))

  test('are three, with the order’s own first', ({ assert }) => {
    assert.deepEqual(standingOf(anOrder()), [
      { about: 'order', key: 'pending', tone: 'waiting' },
      { about: 'payment', key: 'open', tone: 'waiting' },
      { about: 'delivery', key: 'open', tone: 'waiting' },
    ])
  })
})
