import { LANGUAGES, addressOf, type Language, type Look } from './screens.js'
import { signInCustomer } from './sign_in.js'
import type { Page } from 'playwright'

/** Every step of the checkout and what comes of it, for a customer whose cart is full; `{order}` is the number of an order of theirs. */
export const CHECKOUT: Look[] = [
  { name: 'a full cart', screen: 'sales.storefront.cart', path: '/checkout/cart' },
  { name: 'the checkout', screen: 'sales.storefront.checkout', path: '/checkout' },
  { name: 'the addresses', screen: 'sales.storefront.checkout_addresses', path: '/checkout/addresses' },
  { name: 'the delivery', screen: 'sales.storefront.checkout_shipping', path: '/checkout/shipping' },
  { name: 'the payment', screen: 'sales.storefront.checkout_payment', path: '/checkout/payment' },
  {
    name: 'an order that is placed',
    screen: 'sales.storefront.checkout_success',
    path: '/checkout/success?order={order}',
  },
  {
    name: 'an order to be paid by transfer',
    screen: 'sales.storefront.checkout_banktransfer',
    path: '/checkout/payment/banktransfer?order={order}',
  },
  {
    name: 'a payment that failed',
    screen: 'sales.storefront.checkout_payment_failed',
    path: '/checkout/payment/failed?order={order}',
  },
  {
    name: 'the way to a payment that is none',
    screen: 'sales.storefront.checkout_payment_redirect',
    path: '/checkout/payment/redirect/none',
  },
  { name: 'quotes', screen: 'sales.storefront.quotes', path: '/account/quotes' },
  { name: 'a quote', screen: 'sales.storefront.quote', path: '/account/quotes/{quote}' },
  { name: 'orders', screen: 'sales.storefront.orders', path: '/account/orders' },
  { name: 'an order', screen: 'sales.storefront.order', path: '/account/orders/{order}' },
]

/** The steps of a guest who asks for a quote. */
export const QUOTE: Look[] = [
  { name: 'the information of a guest', screen: 'sales.storefront.checkout_addresses', path: '/checkout/addresses' },
  { name: 'the request of a quote', screen: 'sales.storefront.checkout_quote', path: '/checkout/quote' },
  {
    name: 'a quote that is asked for',
    screen: 'sales.storefront.checkout_success',
    path: '/checkout/success?quote={quote}&key={key}',
  },
  { name: 'a quote of a guest', screen: 'sales.storefront.guest_quote', path: '/checkout/quotes/{quote}?key={key}' },
]

/** What fills the addresses of looks. */
export type Numbers = Record<string, string>

const ADDRESS = {
  ...{ firstName: 'Camille', lastName: 'Démonstration', company: null, street: '12 rue des Vignes', additional: null },
  ...{ country: 'FR', postcode: '75011', city: 'Paris', state: null, phone: '06 12 34 56 78' },
}

/** Calls the API as the page itself does. */
export async function call(page: Page, method: string, path: string, data: object): Promise<unknown> {
  return page.evaluate(
    async ([verb, address, body]) => {
      const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
      const answer = await fetch(address as string, { method: verb as string, headers, body: body as string })
      if (!answer.ok) throw new Error(`${address} was answered ${answer.status}: ${await answer.text()}`)
      return answer.json() as Promise<unknown>
    },
    [method, `${path}?locale=fr_FR`, JSON.stringify(data)] as const
  )
}

/** Puts the first wines that can be had at once into the cart. */
export async function fillCart(page: Page, wines = 2): Promise<void> {
  const { data } = (await (await page.request.get('/api/catalogue/products?limit=96')).json()) as {
    data: { buySku: string | null; stock: string }[]
  }
  const items = data
    .flatMap(({ buySku, stock }) => (buySku && stock === 'in_stock' ? [{ sku: buySku, quantity: 2 }] : []))
    .slice(0, wines)
  await call(page, 'POST', '/api/sales/cart/items', { items, isOfAge: true })
}

/** Where it goes, and how. */
export async function choose(page: Page): Promise<void> {
  await call(page, 'PUT', '/api/sales/checkout/addresses', { billing: ADDRESS, isSameAddress: true })
  await call(page, 'PUT', '/api/sales/checkout/shipping', { code: 'flat_rate.standard' })
}

async function turn(page: Page, purpose: 'order' | 'quote'): Promise<void> {
  await call(page, 'PUT', '/api/sales/cart/purpose', { purpose })
}

const made = (answer: unknown) => (answer as { data: { number: string; key: string } }).data

/** Asks for a quote as the customer who is signed in; gives its number. */
export async function askForQuote(page: Page): Promise<string> {
  await fillCart(page)
  await turn(page, 'quote')
  await choose(page)
  return made(await call(page, 'POST', '/api/sales/quotes', { comment: 'Pour un mariage en juin.' })).number
}

/** Signs in, asks for a quote, orders once and fills the cart again; gives the numbers of both. */
export async function openCheckout(page: Page): Promise<Numbers> {
  await signInCustomer(page)
  const quote = await askForQuote(page)
  await fillCart(page)
  await choose(page)
  await call(page, 'PUT', '/api/sales/checkout/payment', { code: 'payment_offline.bank_transfer' })
  const { number: order } = made(await call(page, 'POST', '/api/sales/orders', { acceptsTerms: true }))
  await fillCart(page)
  await choose(page)
  return { quote, order }
}

/** A guest who asked for a quote and is about to ask for another one; gives its number and its key. */
export async function openQuote(page: Page): Promise<Numbers> {
  await page.goto(LANGUAGES.fr_FR)
  const come = async () => {
    await fillCart(page)
    await turn(page, 'quote')
    const form = { billing: ADDRESS, isSameAddress: true, email: 'invitee@cellier.example' }
    await call(page, 'PUT', '/api/sales/checkout/addresses', form)
  }
  await come()
  const { number, key } = made(await call(page, 'POST', '/api/sales/quotes', { comment: 'Pour un mariage en juin.' }))
  await come()
  return { quote: number, key }
}

/** The address of a step in a language. */
export async function checkoutAddress(page: Page, look: Look, language: Language, numbers: Numbers): Promise<string> {
  const address = await addressOf(page, look, language)
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(numbers[name] ?? ''))
}
