import { test } from '@japa/runner'
import { renderAt } from '../../../../../web/testing/render'
import { QuotePage } from './quote_page'
import type { Quote } from './quote_data'

const euros = (amount: number) => ({ amount, currency: 'EUR' })

const billing = {
  firstName: 'Claire',
  lastName: 'Client',
  company: null,
  street: '12 rue des Vignes',
  additional: null,
  postcode: '75011',
  city: 'Paris',
  state: null,
  country: 'FR',
  phone: null,
}

const quote: Quote = {
  number: 'DEV-2026-000001',
  state: 'sent',
  requestedAt: '2026-01-05T10:00:00.000Z',
  email: 'a@exemple.fr',
  showsNet: false,
  revision: 1,
  latestRevision: 1,
  sentAt: '2026-01-06T10:00:00.000Z',
  isExpired: false,
  validUntil: '2026-02-05T22:59:59.999Z',
  message: 'Avec plaisir',
  comment: '',
  notes: [],
  order: null,
  lines: [
    {
      position: 1,
      sku: 'A',
      name: 'Chinon',
      detail: '75 cl',
      quantity: 6,
      unitPrice: euros(1100),
      parts: [],
      netUnitPrice: euros(917),
      total: euros(6600),
      netTotal: euros(5500),
      image: null,
      discount: euros(0),
    },
  ],
  totals: {
    subtotal: euros(6600),
    goods: euros(6600),
    discount: euros(0),
    discounts: [],
    shipping: null,
    net: euros(5500),
    tax: euros(1100),
    taxes: [],
    total: euros(6600),
  },
  billing,
  delivery: null,
  shipping: null,
  canCancel: true,
  canAccept: true,
  payments: [
    {
      code: 'payment_offline.bank_transfer',
      logo: [],
      isTest: false,
      origins: [],
      title: 'Virement bancaire',
      description: '',
    },
  ],
}

const page = (changes: Partial<Quote>, link: string | null = null, config: Record<string, unknown> = {}) =>
  renderAt(
    <QuotePage
      quote={{ ...quote, ...changes }}
      countries={[]}
      link={link}
      termsVersion="v1"
      isNew={false}
      refusal={null}
    />,
    {
      plugins: ['sales'],
      config,
    }
  )

test.group('The page of a quote', () => {
  test('takes an answer while it holds: how it is paid, the terms, the button that obliges to pay', ({ assert }) => {
    const html = page({})
    assert.include(html, 'Virement bancaire')
    assert.include(html, 'Commander avec obligation de paiement')
    assert.match(html, /name="revision" value="1"/)
    assert.include(html, 'Décliner ce devis')
    assert.include(html, 'Avec plaisir')
  })

  test('says where it is paid that minors buy no alcohol, unless the shop sells none', ({ assert }) => {
    assert.include(page({}), 'interdite aux mineurs')
    const config = { 'configuration.general.alcohol_notice': false }
    assert.notInclude(page({}, null, config), 'interdite aux mineurs')
  })

  test('says that it has expired, or that another version took its place', ({ assert }) => {
    const expired = page({ isExpired: true, canAccept: false, canCancel: false })
    assert.include(expired, 'Ce devis a expiré le')
    assert.notInclude(expired, 'obligation de paiement')
    const old = page({ latestRevision: 2, canAccept: false, canCancel: false }, 'cle')
    assert.include(old, 'nouvelle version')
    assert.match(old, /href="[^"]*\/checkout\/quotes\/DEV-2026-000001\?key=cle"/)
  })

  test('tells how its order is paid; a link of the account only to who came from there', ({ assert }) => {
    const order = {
      number: 'CMD-2026-000007',
      state: 'pending' as const,
      instructions: { title: 'Virement', text: [], facts: [{ label: 'IBAN', value: 'FR14' }] },
    }
    const accepted = { state: 'accepted' as const, order, canAccept: false, canCancel: false }
    assert.include(page(accepted, 'cle'), 'FR14')
    assert.notInclude(page(accepted, 'cle'), '/account/orders/')
    assert.include(page(accepted), '/account/orders/CMD-2026-000007')
  })

  test('leaves no button without a way to pay', ({ assert }) => {
    const html = page({ payments: [] })
    assert.notInclude(html, 'obligation de paiement')
    assert.include(html, 'répondez à notre email')
  })
})
