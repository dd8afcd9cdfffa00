import { test } from '@japa/runner'
import { isEmail } from '#plugins/users/services/email_rule'

test.group('An e-mail address', () => {
  test('is accepted in its usual and unusual forms', ({ assert }) => {
    const accepted = [
      'a@b.fr',
      'claire.dupont+vin@exemple.fr',
      "o'brien@exemple.co.uk",
      'vin@château.example',
      'vin@xn--chteau-xta.xn--p1ai',
      `${'a'.repeat(64)}@exemple.fr`,
      `a@${'b'.repeat(63)}.fr`,
    ]
    for (const value of accepted) assert.isTrue(isEmail(value), value)
  })

  test('is refused when it is too long or too short, or badly formed', ({ assert }) => {
    const refused = [
      '',
      'a@b.c',
      'a@b.f',
      'exemple.fr',
      'a@@exemple.fr',
      'a@b@exemple.fr',
      'a@exemple',
      'a@exemple.f1',
      '.a@exemple.fr',
      'a.@exemple.fr',
      'a..b@exemple.fr',
      'a b@exemple.fr',
      'a@-exemple.fr',
      'a@exemple-.fr',
      'a@exemple..fr',
      'a@exemple.fr\n',
      'a@exemple.fr\u0000',
      `${'a'.repeat(65)}@exemple.fr`,
      `a@${'b'.repeat(64)}.fr`,
      `a@exemple.${'f'.repeat(64)}`,
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(12)}.fr`,
    ]
    for (const value of refused) assert.isFalse(isEmail(value), value)
  })

  test('has 6 to 254 characters', ({ assert }) => {
    const domain = [63, 63, 57].map((length) => 'b'.repeat(length)).join('.')
    assert.lengthOf(`${'a'.repeat(64)}@${domain}.fr`, 253)
    assert.isTrue(isEmail(`${'a'.repeat(64)}@${domain}.fra`))
    assert.isFalse(isEmail(`${'a'.repeat(64)}@${domain}.fran`))
    assert.isTrue(isEmail('a@b.fr'))
  })

  test('a long hostile text is refused at once', ({ assert }) => {
    const start = performance.now()
    assert.isFalse(isEmail(`${'a.'.repeat(5000)}@${'b.'.repeat(5000)}`))
    assert.isFalse(isEmail(`${'!'.repeat(120)}@${'b-'.repeat(60)}`))
    assert.isBelow(performance.now() - start, 50)
  })
})
