import { test } from '@japa/runner'
import { renderAt } from '../../../../../../web/testing/render'
import type { FormRefusal } from '#web/form/refusal'
import type { Cart } from '../../cart_data'
import { addressValues, type BookEntry } from './address_values'
import { AddressesForm } from './addresses_form'
import { readAddresses } from './read_addresses'

const COUNTRIES = [{ code: 'FR', name: 'France', hasPostcodes: true }]

const entry = (id: number, city: string, fields: Partial<BookEntry> = {}) =>
  ({
    id,
    firstName: 'Claire',
    lastName: 'Client',
    company: null,
    street: '1 rue de la Cave',
    additional: null,
    postcode: '75011',
    city,
    state: null,
    country: 'FR',
    phone: null,
    version: 1,
    updatedAt: '',
    isBillingDefault: false,
    isDeliveryDefault: false,
    ...fields,
  }) as BookEntry

const BOOK = [entry(4, 'Lyon'), entry(7, 'Paris', { isBillingDefault: true })]

const NOBODY = { billing: null, delivery: null, isSameAddress: true, email: null }

const cart = { shipping: { isNeeded: true }, addresses: NOBODY } as unknown as Cart

function draw(book: BookEntry[], { isGuest = false, refusal }: { isGuest?: boolean; refusal?: FormRefusal } = {}) {
  const name = isGuest ? null : { firstName: 'Claire', lastName: 'Client' }
  const values = addressValues(cart, { name, book })
  const props = { cart, countries: COUNTRIES, book, values, isGuest }
  return renderAt(<AddressesForm {...props} refusal={refusal} />, { plugins: ['sales'] })
}

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test.group('The addresses of the checkout', () => {
  test('are typed where there is no book, with the name that is known', ({ assert }) => {
    const html = draw([])
    assert.match(html, /<input[^>]*required=""[^>]*name="billing\.street"/)
    assert.match(html, /<input[^>]*autoComplete="billing given-name"[^>]*value="Claire"/)
    assert.match(html, /<input[^>]*id="field-isSameAddress"[^>]*checked/)
    assert.notInclude(html, 'name="billing.id"')
    assert.notInclude(html, 'name="email"')
  })

  test('are chosen from the book, the default first, and nothing that folds away is required', ({ assert }) => {
    const html = draw(BOOK)
    assert.match(html, /<input type="radio" name="billing\.id"[^>]*checked=""[^>]*value="7"|value="7"[^>]*checked=""/)
    assert.notMatch(html, /required=""[^>]*name="(billing|delivery)\.street"/)
  })

  test('of a guest come with where to answer, and are kept in no book', ({ assert }) => {
    const html = draw([], { isGuest: true })
    assert.include(html, 'name="email"')
    assert.notInclude(html, '.keep"')
  })

  test('keep what was typed when they are refused', ({ assert }) => {
    const html = draw([], {
      refusal: {
        message: '',
        fields: { 'billing.city': 'Ce champ doit être renseigné' },
        isIncomplete: true,
        values: { 'billing.street': 'rue "🍷"' },
        current: null,
      },
    })
    assert.include(html, 'Veuillez renseigner tous les champs requis')
    assert.include(html, '<a href="#field-billing.city"')
    assert.include(html, 'value="rue &quot;🍷&quot;"')
  })

  test('are read as the server takes them', ({ assert }) => {
    assert.deepEqual(readAddresses(formOf({ 'billing.id': '7', 'asksDelivery': '1', 'isSameAddress': '1' })), {
      billingId: 7,
      isSameAddress: true,
    })
    const typed = readAddresses(
      formOf({
        'billing.id': 'new',
        'billing.city': ' Paris ',
        'billing.keep': '1',
        'asksDelivery': '1',
        'delivery.id': '4',
        'email': 'a@b.fr',
      })
    )
    assert.deepEqual([typed.billing?.city, typed.billing?.street, typed.billing?.keep], ['Paris', null, true])
    assert.equal(typed.deliveryId, 4)
    assert.deepEqual([typed.isSameAddress, typed.email], [false, 'a@b.fr'])
    // An order without shipping has no separate delivery address.
    assert.isTrue(readAddresses(formOf({ 'billing.id': '7' })).isSameAddress)
  })

  test('begin with what the cart holds, and know it in the book', ({ assert }) => {
    const { id, version, updatedAt, isBillingDefault, isDeliveryDefault, ...postal } = entry(4, 'Lyon')
    const held = addressValues({ addresses: { ...NOBODY, billing: postal } }, { name: null, book: BOOK })
    assert.deepEqual([held['billing.id'], held['billing.keep']], [4, false])
    const other = addressValues(
      { addresses: { ...NOBODY, billing: { ...postal, city: 'Nice' } } },
      { name: null, book: BOOK }
    )
    assert.deepEqual([other['billing.id'], other['billing.city']], ['new', 'Nice'])
  })
})
