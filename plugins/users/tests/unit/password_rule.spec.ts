import { test } from '@japa/runner'
import { isStrongPassword } from '#plugins/users/services/password_rule'

test.group('A password', () => {
  test('has 8 characters with an upper-case and a lower-case letter, a digit and a sign', ({ assert }) => {
    for (const value of ['Vin-2015', 'Élevage 2015 !', 'Pétrus#1982', 'aB3$aB3$']) {
      assert.isTrue(isStrongPassword(value), value)
    }
  })

  test('is refused when one of them is missing', ({ assert }) => {
    const refused = ['', 'Vin-201', 'vin-2015', 'VIN-2015', 'Vin-rouge', 'Vin20155', 'Vin 2015', 'Vin-2015\u0000']
    for (const value of refused) assert.isFalse(isStrongPassword(value), value)
    assert.isFalse(isStrongPassword(`Aa1!${'x'.repeat(253)}`))
    assert.isTrue(isStrongPassword(`Aa1!${'x'.repeat(252)}`))
  })

  test('of staff has 12', ({ assert }) => {
    assert.isFalse(isStrongPassword('kX9#mQ2!vLa', 'staff'))
    assert.isTrue(isStrongPassword('kX9#mQ2!vLab', 'staff'))
  })
})
