import { test } from '@japa/runner'
import fc from 'fast-check'
import { lineModel } from '#plugins/sales/documents/einvoice/line_model'
import { timesUnitPrice } from '#core/money/unit_price'
import { quoteDocument } from '#plugins/sales/documents/papers/quote_document'
import { anInvoice, aQuote } from '#plugins/sales/tests/fixtures/sample_documents'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

const rateOf = (basisPoints: number): TaxRate => ({
  id: 'vat',
  label: { fr_FR: 'TVA', en_GB: 'VAT' },
  basisPoints,
  note: null,
})

test.group('Lines by EN 16931', () => {
  test('a third of a cent is kept: 3 pieces of 10.00 € are 25.00 € net', ({ assert }) => {
    const line = { gross: 3000, quantity: 3, rate: rateOf(2000) }
    const model = lineModel(line, { pieces: 3, discount: 0, net: 2500 }, 'EUR')
    assert.deepEqual(model, {
      unitCode: 'H87',
      vatCategory: 'S',
      exemptionCode: null,
      netPrice: '8.3333',
      unitNet: 833,
      discountNet: 0,
    })
  })

  test('quantity by price less discount is the amount, in every currency, for every part', ({ assert }) => {
    const sold = fc.record({
      currency: fc.constantFrom('EUR', 'JPY', 'TND'),
      gross: fc.integer({ min: 0, max: 10_000_000 }),
      basisPoints: fc.constantFrom(0, 210, 550, 1000, 2000),
      quantity: fc.integer({ min: 1, max: 60 }),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(sold, ({ currency, gross, basisPoints, quantity, cut, share }) => {
        const discount = Math.round(gross * cut)
        const pieces = 1 + Math.floor(share * (quantity - 1))
        const paid = Math.round(((gross - discount) * pieces) / quantity)
        const net = paid - Math.round((paid * basisPoints) / (10_000 + basisPoints))
        const line = { gross, quantity, rate: rateOf(basisPoints) }
        const { netPrice, discountNet } = lineModel(line, { pieces, discount, net }, currency)
        const amount = timesUnitPrice({ amount: 0, exact: netPrice, currency }, pieces) - discountNet
        assert.isAtLeast(discountNet, 0)
        assert.equal(amount, net)
      })
    )
  })

  test('a quote tells its discounts without VAT, and what its boxes hold', ({ assert }) => {
    const { billing, seller, terms } = anInvoice()
    const line = { sku: 'C', name: 'Coffret', detail: '', quantity: 2, rate: rateOf(2000) }
    const quote = {
      number: 'DEV-2026-000001',
      locale: 'fr_FR' as const,
      channel: 'default',
      customerName: 'Dominique Démonstration',
      billing,
      delivery: null,
      customer: aQuote().receiver,
      currency: 'EUR',
      shipping: null,
      revision: 1,
      message: '',
      sentAt: '2026-11-22T10:00:00.000Z',
      validUntil: null,
      net: 5000,
      tax: 1000,
      total: 6000,
      taxes: [{ rate: rateOf(2000), net: 5000, tax: 1000 }],
      lines: [
        { ...line, position: 1, parentPosition: null, gross: 7200, net: 5000 },
        { ...line, position: 2, parentPosition: 1, sku: 'P', name: 'Bouteille', quantity: 6, gross: 0, net: 0 },
      ],
    }
    if (!terms) throw new Error('No terms')
    const { lines } = quoteDocument(quote, seller, terms)
    assert.lengthOf(lines, 1)
    // 72.00 is 60.00 net: 30.00 each, 10.00 off.
    assert.containsSubset(lines[0], { discountNet: 1000, net: 5000, parts: [{ sku: 'P', quantity: 6 }] })
  })
})
