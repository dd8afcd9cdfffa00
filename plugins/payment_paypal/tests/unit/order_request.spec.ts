import { test } from '@japa/runner'
import { orderRequest, requestIdOf } from '#plugins/payment_paypal/services/order_request'
import { paypalText } from '#plugins/payment_paypal/services/paypal_text'
import { paypalValue, readPaypalValue, takesAmount } from '#plugins/payment_paypal/services/paypal_amounts'
import { readSubject, writeSubject } from '#plugins/payment_paypal/services/paypal_objects'
import { standardFields } from '#plugins/payment_paypal/services/standard_fields'
import { PAYMENT_TO_BEGIN } from '#plugins/sales/testing'

const SHOP = { name: 'Cellier', prefix: '', capturesLater: false }
const words = { order: 'Commande CMD-2026-000042', shipping: 'Livraison' }

test.group('What is told to PayPal', () => {
  test('adds up to the cent: a line that does not divide becomes one piece', ({ assert }) => {
    const {
      intent,
      purchase_units: [unit],
    } = orderRequest(PAYMENT_TO_BEGIN, SHOP)
    assert.equal(intent, 'CAPTURE')
    assert.containsSubset(unit, {
      custom_id: 'CMD-2026-000042,CMD-2026-000042-1',
      invoice_id: 'CMD-2026-000042',
      amount: {
        currency_code: 'EUR',
        value: '42.00',
        breakdown: { item_total: { value: '37.00' }, shipping: { value: '5.00' } },
      },
      items: [
        { name: '3 × Chinon « Les Grèves » 2022', quantity: '1', unit_amount: { value: '25.00' } },
        { name: 'Bandol rosé', quantity: '1', unit_amount: { value: '12.00' } },
      ],
    })
    const lines = [{ sku: 'A', name: 'Vin', quantity: 3, amount: 3700 - 1 }]
    const divided = orderRequest({ ...PAYMENT_TO_BEGIN, lines, amount: 4199 }, SHOP)
    assert.containsSubset(divided.purchase_units[0], {
      items: [{ name: 'Vin', quantity: '3', unit_amount: { value: '12.33' } }],
    })
  })

  test('is the amount alone where the lines are not the whole', ({ assert }) => {
    for (const change of [{ lines: [] }, { amount: 4201 }]) {
      const [unit] = orderRequest({ ...PAYMENT_TO_BEGIN, ...change }, SHOP).purchase_units
      assert.notProperty(unit, 'items')
      assert.notProperty(unit?.amount, 'breakdown')
    }
  })

  test('has an address where something ships, and none where nothing does', ({ assert }) => {
    const sent = orderRequest(PAYMENT_TO_BEGIN, { name: '', prefix: 'B-', capturesLater: true })
    assert.equal(sent.intent, 'AUTHORIZE')
    assert.equal(sent.purchase_units[0]?.invoice_id, 'B-CMD-2026-000042')
    assert.equal(sent.payment_source.paypal.experience_context.shipping_preference, 'SET_PROVIDED_ADDRESS')
    assert.equal(sent.payment_source.paypal.experience_context.locale, 'fr-FR')
    const none = orderRequest({ ...PAYMENT_TO_BEGIN, delivery: null }, SHOP)
    assert.equal(none.payment_source.paypal.experience_context.shipping_preference, 'NO_SHIPPING')
    assert.notProperty(none.purchase_units[0], 'shipping')
  })

  test('is asked for under one key for an attempt, and another one for that of another shop', ({ assert }) => {
    const key = requestIdOf(PAYMENT_TO_BEGIN)
    assert.equal(requestIdOf({ ...PAYMENT_TO_BEGIN }), key)
    assert.isAtMost(key.length, 38)
    assert.notEqual(requestIdOf({ ...PAYMENT_TO_BEGIN, idempotencyKey: 'CMD-2026-000042-2' }), key)
    assert.notEqual(requestIdOf({ ...PAYMENT_TO_BEGIN, returnUrl: 'https://autre.exemple/' }), key)
  })

  test('is written without decimals in currencies that PayPal takes none of', ({ assert }) => {
    assert.equal(paypalValue(4200, 'EUR'), '42.00')
    assert.equal(paypalValue(5, 'EUR'), '0.05')
    assert.equal(paypalValue(4200, 'JPY'), '4200')
    assert.equal(paypalValue(4200, 'TWD'), '42')
    assert.isFalse(takesAmount(4250, 'TWD'))
    assert.throws(() => paypalValue(4250, 'TWD'))
    assert.isFalse(takesAmount(4200, 'KWD'))
    for (const [amount, currency] of [
      [4200, 'EUR'],
      [4200, 'JPY'],
      [4200, 'TWD'],
    ] as const) {
      assert.equal(readPaypalValue(paypalValue(amount, currency), currency), amount)
    }
  })

  test('is cut and cleaned of what PayPal refuses', ({ assert }) => {
    assert.equal(paypalText(' Vin\u0000\n rouge\u202e 🍷 « Côte » ', 127), 'Vin rouge « Côte »')
    assert.lengthOf(paypalText('é'.repeat(200), 127), 127)
    assert.deepEqual(readSubject(writeSubject({ number: 'A,1', key: 'A-1' })), { number: 'A,1', key: 'A-1' })
    assert.isNull(readSubject('PO-7'))
    assert.isNull(readSubject(undefined))
  })

  test('by the form has the delivery as one more line, and adds up too', ({ assert }) => {
    const fields = standardFields(PAYMENT_TO_BEGIN, { business: 'a@b.fr', prefix: '', words })
    assert.containsSubset(fields, {
      cmd: '_cart',
      invoice: 'CMD-2026-000042',
      currency_code: 'EUR',
      amount_1: '25.00',
      amount_2: '12.00',
      item_name_3: 'Livraison',
      amount_3: '5.00',
      address_override: '1',
      charset: 'utf-8',
    })
    assert.notProperty(fields, 'amount_4')
    const whole = standardFields(
      { ...PAYMENT_TO_BEGIN, lines: [], delivery: null },
      { business: 'a@b.fr', prefix: '', words }
    )
    assert.containsSubset(whole, { item_name_1: words.order, amount_1: '42.00', no_shipping: '1' })
    assert.notProperty(whole, 'amount_2')
  })
})
