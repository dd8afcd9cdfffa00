import { test } from '@japa/runner'
import { paymentRequest } from '#plugins/payment_payplug/services/payment_request'
import { PAYMENT_TO_BEGIN } from '#plugins/sales/testing'
import type { PaymentToBegin } from '#plugins/sales/index'

const requestOf = (payment: Partial<PaymentToBegin> = {}, isDeferred = false) =>
  paymentRequest({ ...PAYMENT_TO_BEGIN, ...payment }, { isDeferred })

const address = (changes: object) => ({ ...PAYMENT_TO_BEGIN.billing, ...changes })

test.group('The payment that PayPlug is asked for', () => {
  test('is of the whole amount in cents, and names order, attempt and shop', ({ assert }) => {
    const request = requestOf()
    assert.containsSubset(request, {
      amount: 4200,
      currency: 'EUR',
      metadata: { order: 'CMD-2026-000042', attempt: 'CMD-2026-000042-1', shop: 'boutique.exemple' },
      hosted_payment: {
        return_url: PAYMENT_TO_BEGIN.returnUrl,
        cancel_url: PAYMENT_TO_BEGIN.cancelUrl,
      },
      notification_url: PAYMENT_TO_BEGIN.notificationUrl,
    })
    assert.notProperty(request, 'authorized_amount')
    const deferred = requestOf({}, true)
    assert.containsSubset(deferred, { authorized_amount: 4200 })
    assert.notProperty(deferred, 'amount')
  })

  test('tells a mobile phone from another one, in E.164, and leaves out what is no number', ({ assert }) => {
    const phonesOf = (phone: string | null, country = 'FR') => {
      const { mobile_phone_number: mobile, landline_phone_number: landline } = requestOf({
        billing: address({ phone, country }),
      }).billing
      return [mobile, landline]
    }
    assert.deepEqual(phonesOf('+33612345678'), ['+33612345678', null])
    assert.deepEqual(phonesOf('06 12 34 56 78'), ['+33612345678', null])
    assert.deepEqual(phonesOf('+33142685300'), [null, '+33142685300'])
    assert.deepEqual(phonesOf('0477 12 34 56', 'BE'), ['+32477123456', null])
    for (const phone of ['12', '+33 0000', 'ask my sister', null]) assert.deepEqual(phonesOf(phone), [null, null])
  })

  test('has texts without line breaks, markup and symbols, of the lengths that PayPlug takes', ({ assert }) => {
    const { billing } = requestOf({
      billing: address({
        firstName: '  Élodie\n\t<b>Anne</b> 🍷 ',
        lastName: `O’Brien-${'x'.repeat(200)}`,
        street: `12 bis, rue\r\nde l’Étoile ${'é'.repeat(300)}`,
        additional: ' ',
        postcode: '75011'.repeat(9),
        company: '',
      }),
    })
    assert.equal(billing.first_name, 'Élodie b Anne /b')
    assert.lengthOf([...billing.last_name], 100)
    assert.match(billing.address1, /^12 bis, rue de l’Étoile é+$/)
    assert.lengthOf([...billing.address1], 255)
    assert.lengthOf(billing.postcode, 16)
    assert.isNull(billing.address2)
    assert.isNull(billing.company_name)
  })

  test('fills what PayPlug requires where the address has nothing', ({ assert }) => {
    const { billing } = requestOf({
      billing: address({ firstName: '', lastName: '🍷', company: 'Cave & Fils', postcode: '', city: '' }),
    })
    assert.containsSubset(billing, { first_name: 'Cave & Fils', last_name: 'Cave & Fils', postcode: '-', city: '-' })
  })

  test('says where the goods go', ({ assert }) => {
    assert.equal(requestOf().shipping.delivery_type, 'BILLING')
    const elsewhere = requestOf({ delivery: address({ city: 'Lyon' }) })
    assert.equal(elsewhere.shipping.delivery_type, 'NEW')
    assert.equal(elsewhere.shipping.city, 'Lyon')
    const nothing = requestOf({ delivery: null })
    assert.equal(nothing.shipping.delivery_type, 'DIGITAL_GOODS')
    assert.equal(nothing.shipping.city, 'Paris')
    assert.equal(requestOf({ locale: 'en_GB' }).billing.language, 'en')
  })
})
