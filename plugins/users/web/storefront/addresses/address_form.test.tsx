import { test } from '@japa/runner'
import { renderAt } from '../../../../../web/testing/render'
import { AddressForm } from './address_form'
import type { FormRefusal } from '#web/form/refusal'

const COUNTRIES = [
  { code: 'FR', name: 'France', hasPostcodes: true },
  { code: 'NC', name: 'Nouvelle-Calédonie', hasPostcodes: true },
]

const REFUSAL: FormRefusal = {
  message: '',
  fields: { city: 'Ce champ doit être renseigné' },
  isIncomplete: true,
  values: { firstName: 'Ève "🍷"', country: 'NC', isDeliveryDefault: '1', version: '1' },
  current: null,
}

const draw = (refusal?: FormRefusal, address = '/account/address/create') =>
  renderAt(
    <AddressForm
      countries={COUNTRIES}
      values={{ firstName: 'Claire', isBillingDefault: true }}
      version={3}
      refusal={refusal}
    />,
    { plugins: ['users'], address }
  )

test.group('The form of an address', () => {
  test('begins with what is known, and asks the browser to help', ({ assert }) => {
    const html = draw()
    assert.match(html, /<input[^>]*autoComplete="given-name"[^>]*id="field-firstName"[^>]*value="Claire"/)
    assert.match(html, /<input[^>]*id="field-isBillingDefault"[^>]*checked/)
    assert.match(html, /<input type="hidden" name="version" value="3"\/>/)
    assert.notInclude(html, 'role="alert"')
  })

  test('keeps what was typed when it is refused, and leads to each field', ({ assert }) => {
    const html = draw(REFUSAL)
    assert.include(html, 'Veuillez renseigner tous les champs requis')
    assert.match(html, /<a href="#field-city"[^>]*>Ville\u202f: Ce champ doit être renseigné<\/a>/)
    assert.match(html, /<input[^>]*id="field-city"[^>]*aria-invalid="true"[^>]*aria-describedby="field-city-error"/)
    assert.include(html, 'value="Ève &quot;🍷&quot;"')
    assert.match(html, /<option[^>]*value="NC"[^>]*selected/)
    assert.match(html, /<input[^>]*id="field-isDeliveryDefault"[^>]*checked/)
    assert.notMatch(html, /<input[^>]*id="field-isBillingDefault"[^>]*checked/)
  })

  test('sends the version of somebody else’s change once it was told of', ({ assert }) => {
    const html = draw({ ...REFUSAL, message: 'Quelqu’un d’autre…', fields: {}, current: { version: 7 } })
    assert.match(html, /<input type="hidden" name="version" value="7"\/>/)
    assert.include(html, 'Quelqu’un d’autre…')
  })

  test('goes back to where it was asked from', ({ assert }) => {
    const html = draw(undefined, '/account/address/create?next=/checkout/addresses')
    assert.match(html, /<input type="hidden" name="next" value="\/checkout\/addresses"\/>/)
  })
})
