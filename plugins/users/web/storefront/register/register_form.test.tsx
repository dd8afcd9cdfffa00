import { test } from '@japa/runner'
import { renderAt } from '../../../../../web/testing/render'
import { RegisterForm } from './register_form'
import { readRegistration } from './read_registration'
import type { FormRefusal } from '#web/form/refusal'

const CONSENTS = [
  { kind: 'majority' as const, text: 'Je déclare avoir 18 ans ou plus.', address: null, version: null },
  {
    kind: 'terms' as const,
    text: 'J’accepte les conditions.',
    address: 'https://cave.example/conditions',
    version: null,
  },
]

const REFUSAL: FormRefusal = {
  message: '',
  fields: { password_confirmation: 'Vos mots de passe ne correspondent pas. Veuillez réessayer' },
  isIncomplete: false,
  values: { kind: 'professional', firstName: 'Ève "🍷"', email: 'eve@exemple.fr', acceptsTerms: '1' },
  current: null,
}

const draw = (refusal?: FormRefusal, next: string | null = null) =>
  renderAt(<RegisterForm consents={CONSENTS} refusal={refusal} next={next} />, { plugins: ['users'] })

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.group('The form of a new account', () => {
  test('begins as an individual’s, with names of 35 characters and help for the browser', ({ assert }) => {
    const html = draw()
    assert.match(html, /<input[^>]*type="radio"[^>]*name="kind"[^>]*checked=""[^>]*value="individual"/)
    for (const name of ['firstName', 'lastName']) {
      assert.match(html, new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*required)(?=[^>]*maxLength="35")`))
    }
    assert.match(html, /<input(?=[^>]*name="password")(?=[^>]*autoComplete="new-password")/)
    assert.notMatch(html, /<input(?=[^>]*name="phone")(?=[^>]*required)/)
    assert.match(html, /role="meter"/)
  })

  test('asks for what the shop wants declared, in its own words', ({ assert }) => {
    const html = draw()
    assert.match(html, /<input(?=[^>]*name="isAdult")(?=[^>]*required)/)
    assert.include(html, 'J’accepte les conditions.')
    assert.include(html, 'href="https://cave.example/conditions"')
  })

  test('keeps what was typed when it is refused, but for passwords', ({ assert }) => {
    const html = draw(REFUSAL)
    assert.include(html, 'value="Ève &quot;🍷&quot;"')
    assert.match(html, /<input[^>]*name="kind"[^>]*checked=""[^>]*value="professional"/)
    assert.match(html, /<input(?=[^>]*name="acceptsTerms")(?=[^>]*checked)/)
    assert.notMatch(html, /<input(?=[^>]*name="isAdult")(?=[^>]*checked)/)
    assert.match(html, /<input(?=[^>]*name="password_confirmation")(?=[^>]*aria-invalid="true")(?=[^>]*value="")/)
    assert.include(html, 'Vos mots de passe ne correspondent pas. Veuillez réessayer')
  })

  test('carries where the visitor was', ({ assert }) => {
    assert.include(draw(undefined, '/checkout/cart'), '<input type="hidden" name="next" value="/checkout/cart"/>')
    assert.notInclude(draw(), 'name="next"')
  })
})

test.group('What the form of a new account sends', () => {
  const SENT = { firstName: ' Ève ', lastName: 'B', email: 'a@b.fr', password: ' Mot de 1 passe ', phone: '' }

  test('keeps the spaces of passwords and of nothing else', ({ assert }) => {
    const { firstName, password, phone } = readRegistration(formOf(SENT))
    assert.deepEqual([firstName, password, phone], ['Ève', ' Mot de 1 passe ', null])
  })

  test('leaves out what an individual typed about a company', ({ assert }) => {
    const typed = { ...SENT, website: 'pas un site', corporateName: 'Cave' }
    assert.notProperty(readRegistration(formOf({ ...typed, kind: 'individual' })), 'website')
    assert.equal(readRegistration(formOf({ ...typed, kind: 'professional' })).corporateName, 'Cave')
  })

  test('agrees to what was ticked alone', ({ assert }) => {
    const { isAdult, acceptsTerms } = readRegistration(formOf({ ...SENT, isAdult: '1' }))
    assert.deepEqual([isAdult, acceptsTerms], [true, false])
  })
})
