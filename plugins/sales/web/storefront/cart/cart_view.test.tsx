import { test } from '@japa/runner'
import { renderAt } from '../../../../../web/testing/render'
import type { Cart, CartLine } from '../cart_data'
import { CartView } from './cart_view'
import type { CartRefusal } from '../cart_screen.server'

const euros = (amount: number) => ({ amount, currency: 'EUR' })

const line: CartLine = {
  key: '12',
  sku: 'A',
  name: 'Chinon',
  detail: '75 cl',
  path: '/chinon',
  image: null,
  quantity: 3,
  most: 12,
  available: 12,
  unitPrice: euros(1250),
  netUnitPrice: euros(1042),
  netTotal: euros(2083),
  regularPrice: null,
  total: euros(3750),
  parts: [],
  problem: null,
  notice: null,
}

const cart: Cart = {
  lines: [line],
  quantity: 3,
  itemQuantities: { A: 3 },
  totals: {
    subtotal: euros(3750),
    goods: euros(3250),
    discount: euros(500),
    discounts: [{ label: 'Bienvenue', code: 'BONJOUR', amount: euros(500) }],
    shipping: null,
    net: euros(2708),
    tax: euros(542),
    taxes: [{ label: 'TVA 20 %', note: null, net: euros(2708), tax: euros(542) }],
    total: euros(3250),
  },
  coupon: { isOffered: false, code: null, problem: null },
  closest: null,
  gifts: [],
  minimum: null,
  notices: [],
  steps: { cart: 'done', addresses: 'current', shipping: 'locked', payment: 'locked' },
  asksSignIn: true,
  shipping: { isNeeded: true, offers: [], chosen: null, refusal: null },
  addresses: { billing: null, delivery: null, isSameAddress: true, email: null },
  payment: { offers: [], chosen: null },
  purpose: 'order',
  offersQuotes: false,
  comment: '',
  version: 1,
  showsNet: false,
}

const html = (said: Partial<Cart> = {}, refusal: CartRefusal | null = null) =>
  renderAt(<CartView cart={{ ...cart, ...said }} refusal={refusal} />, { plugins: ['sales'] })

/** The text of a page with collapsed whitespace. */
const words = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test.group('The page of the cart', () => {
  test('changes and removes lines by plain forms', ({ assert }) => {
    const page = html()
    assert.match(page, /<form method="post"[^>]*>.*name="intent" value="update".*name="key" value="12"/)
    assert.match(page, /name="quantity" min="0" max="12" [^>]*value="3"/)
    assert.match(page, /name="intent" value="remove"/)
    assert.include(page, 'aria-label="Quantité de Chinon"')
    assert.include(page, '<noscript>')
  })

  test('tells what it comes to, with what was taken off and the VAT in it', ({ assert }) => {
    const text = words(html())
    assert.include(text, 'Bienvenue (BONJOUR) − 5,00 €')
    assert.include(text, 'Total TTC 32,50 €')
    assert.include(text, 'TVA 20 % 5,42 €')
    assert.include(text, 'Livraison Calculée à l’étape livraison')
  })

  test('tells professionals net prices first', ({ assert }) => {
    const text = words(html({ showsNet: true }))
    assert.include(text, '10,42 € HT l’unité, 12,50 € TTC')
    assert.isBelow(text.indexOf('Total HT'), text.indexOf('Total TTC'))
  })

  test('asks for a code only where somebody gives discounts', ({ assert }) => {
    assert.notInclude(html(), 'name="code"')
    assert.include(html({ coupon: { isOffered: true, code: null, problem: null } }), 'name="code"')
  })

  test('says what was refused beside its line, with what was typed', ({ assert }) => {
    const page = html(
      {},
      {
        intent: 'update',
        key: '12',
        available: null,
        typed: '1000000000',
        error: { code: 'E_SALES_QUANTITY_INVALID', message: 'Indiquez une quantité entre 1 et 999.' },
        items: [],
      }
    )
    assert.match(page, /aria-invalid="true" aria-describedby="words-12"[^>]*value="1000000000"/)
    assert.match(page, /id="words-12"><p role="alert"[^>]*>Indiquez une quantité entre 1 et 999\./)
  })

  test('lets who is of age say so, with what they wanted', ({ assert }) => {
    const page = html(
      { lines: [], totals: null },
      {
        intent: 'add',
        key: null,
        available: null,
        typed: '',
        error: { code: 'E_SALES_AGE_UNCONFIRMED', message: 'La vente d’alcool est interdite aux mineurs.' },
        items: [{ sku: 'BOX', quantity: 2, choice: { red: { R1: 2 } } }],
      }
    )
    assert.include(page, 'name="isOfAge" value="1"')
    assert.include(page, 'name="sku" value="BOX"')
    assert.include(page, 'name="part[red]" value="R1"')
    assert.include(page, 'name="count[red.R1]" value="2"')
  })

  test('names what stands in the way of an order', ({ assert }) => {
    assert.include(words(html({ closest: { code: 'lacks_amount', message: 'Il manque 12 €.' } })), 'Il manque 12 €.')
    const short = words(html({ minimum: { amount: euros(5000), missing: euros(1250) } }))
    assert.include(short, 'Il manque 12,50 € pour commander')
    const problem = { code: 'E_SALES_SOLD_OUT', message: '« Chinon » est épuisé.' }
    const broken = words(html({ lines: [{ ...line, problem }], steps: { cart: 'current' } }))
    assert.include(broken, 'est épuisé.')
    assert.include(broken, 'Corrigez les articles signalés pour continuer.')
  })

  test('leads on when everything in it can be ordered, without a script too', ({ assert }) => {
    assert.match(html(), /<form method="post"[^>]*>.*<button type="submit" name="intent" value="order"/)
    assert.notInclude(html({ steps: { cart: 'current' } }), 'value="order"')
  })

  test('offers a gift with a button that adds its pieces, and a choice where there are several variants', ({
    assert,
  }) => {
    assert.notInclude(html(), 'Offert')
    const gift = {
      name: 'Tire-bouchon',
      path: '/tire-bouchon',
      image: null,
      quantity: 2,
      message: 'Offert\u202f: 2 × Tire-bouchon',
      label: 'Dès 50 €',
      variants: [{ sku: 'TB', detail: '' }],
    }
    const page = html({ gifts: [gift] })
    assert.match(page, /<form method="post" action="[^"]*\/checkout\/cart"[^>]*>.*name="intent" value="add"/)
    assert.include(page, '<input type="hidden" name="quantity" value="2"/>')
    assert.include(page, '<input type="hidden" name="sku" value="TB"/>')
    assert.match(page, /<a[^>]*href="[^"]*\/tire-bouchon"/)
    assert.match(words(page), /Offert\s: 2 × Tire-bouchon Dès 50 € Ajouter Tire-bouchon/)
    const variants = ['noir', 'bois'].map((detail) => ({ sku: `TB-${detail}`, detail }))
    const choice = html({ gifts: [{ ...gift, variants }] })
    assert.include(choice, '<select name="sku" aria-label="Choisir\u202f: Tire-bouchon"')
    assert.include(choice, '<option value="TB-bois">bois</option>')
    assert.notInclude(choice, '<input type="hidden" name="sku"')
  })

  test('proposes what goes with it, one form each, without a script too', ({ assert }) => {
    const suggestion = {
      id: 7,
      name: 'Carnet de dégustation',
      path: '/carnet',
      price: euros(1200),
      isFrom: false,
      image: null,
      buySku: 'CARNET-01',
    }
    const choice = { ...suggestion, id: 8, name: 'Coffret', path: '/coffret', isFrom: true, buySku: null }
    const page = renderAt(<CartView cart={cart} suggestions={[suggestion, choice]} refusal={null} />, {
      plugins: ['sales'],
    })
    assert.match(page, /name="sku" value="CARNET-01"/)
    const text = words(page)
    assert.include(text, 'Pour accompagner votre commande')
    assert.include(text, 'Carnet de dégustation 12,00 € Ajouter')
    assert.include(text, 'Coffret dès 12,00 € Choisir')
    assert.notInclude(html(), 'Pour accompagner')
    const net = renderAt(<CartView cart={cart} suggestions={[suggestion, choice]} refusal={null} />, {
      plugins: ['sales'],
      netRates: { standard: 2000, byCategory: {} },
    })
    assert.include(words(net), 'Carnet de dégustation 10,00 € HT Ajouter')
    assert.include(words(net), 'Coffret dès 10,00 € HT Choisir')
  })

  test('says why it is empty to who came to order it', ({ assert }) => {
    const at = (address: string) =>
      renderAt(<CartView cart={{ ...cart, lines: [], totals: null }} refusal={null} />, { plugins: ['sales'], address })
    assert.include(words(at('/checkout/cart?gone=1')), 'votre commande est passée')
    assert.notInclude(words(at('/checkout/cart')), 'votre commande est passée')
  })
})
