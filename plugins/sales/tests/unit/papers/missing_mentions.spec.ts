import { test } from '@japa/runner'
import { anInvoice } from '#plugins/sales/tests/fixtures/sample_documents'
import { missingMentions } from '#plugins/sales/documents/papers/missing_mentions'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

const SELLER = {
  ...anInvoice().seller,
  place: { street: '12 rue des Vignes', postcode: '21200', city: 'Beaune', country: 'FR' },
}
const PERSON = { kind: 'individual' as const, registrationNumber: null, vatNumber: null }
const rate = (category: TaxRate['category'] & string): TaxRate => ({
  id: 'vat',
  label: { fr_FR: 'TVA', en_GB: 'VAT' },
  basisPoints: 0,
  note: null,
  category,
})

test.group('Mentions of the law', () => {
  test('are all there when the shop has said who it is', ({ assert }) => {
    assert.deepEqual(missingMentions(SELLER, PERSON, [rate('S')]), [])
  })

  test('are named one by one when nobody has said anything', ({ assert }) => {
    const nobody = { company: '', form: '', capital: '', address: '', siren: '', rcsCity: '', vatNumber: '' }
    const missing = ['company', 'form', 'capital', 'address', 'siren', 'rcs_city', 'vat_number']
    assert.deepEqual(missingMentions(nobody, PERSON, []), missing)
  })

  test('want no capital of a sole trader, and a town of every address', ({ assert }) => {
    const trader = { ...SELLER, form: 'Entreprise individuelle', capital: '' }
    assert.deepEqual(missingMentions(trader, PERSON, []), [])
    const nowhere = { ...SELLER, place: { ...SELLER.place, postcode: '' } }
    assert.deepEqual(missingMentions(nowhere, PERSON, []), ['postcode'])
  })

  test('want a professional’s number, and that of VAT where it exempts them', ({ assert }) => {
    const firm = { ...PERSON, kind: 'professional' as const }
    assert.deepEqual(missingMentions(SELLER, firm, [rate('S')]), ['buyer_registration'])
    assert.deepEqual(missingMentions(SELLER, { ...firm, registrationNumber: '732829320' }, [rate('K')]), [
      'buyer_vat_number',
    ])
    assert.deepEqual(missingMentions(SELLER, { ...firm, vatNumber: 'DE136695976' }, [rate('K')]), [])
  })
})
