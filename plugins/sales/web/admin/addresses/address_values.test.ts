import { test } from '@japa/runner'
import { addressValues, bookLabel, sentAddress } from './address_values'

const PARIS = { firstName: 'Claire', lastName: 'Client', street: '12 rue des Vignes', postcode: '75011', city: 'Paris' }

test.group('An address that staff type', () => {
  test('begins with what is known, and goes back with nothing for what was left empty', ({ assert }) => {
    const values = addressValues({ ...PARIS, company: null, country: 'BE', id: 7, phone: '+33612345678' })
    assert.deepEqual(sentAddress(values), {
      ...PARIS,
      company: null,
      additional: null,
      state: null,
      country: 'BE',
      phone: '+33612345678',
      keep: false,
    })
    assert.equal(addressValues({}).country, 'FR')
    assert.isTrue(addressValues({}, true).keep)
  })

  test('is told in a line, without what it lacks', ({ assert }) => {
    assert.equal(bookLabel(PARIS), 'Claire Client, 12 rue des Vignes, 75011 Paris')
    assert.equal(bookLabel({ ...PARIS, postcode: null }), 'Claire Client, 12 rue des Vignes, Paris')
  })
})
