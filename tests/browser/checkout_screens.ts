import { LANGUAGES, addressOf, type Language } from './screens.js'
import type { Look } from './look.js'
import { DEMO_PASSWORD, DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'
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
    name: 'an order to be paid in coins',
    screen: 'payment_crypto.storefront.pay',
    path: '/checkout/payment/crypto?order={coins}',
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
  // No payment method of the demo shop has pages of its own name.
  {
    name: 'the way to a payment of no provider',
    screen: 'sales.storefront.checkout_provider_redirect',
    path: '/checkout/payment/none/redirect',
  },
  {
    name: 'a failed payment of no provider',
    screen: 'sales.storefront.checkout_provider_failed',
    path: '/checkout/payment/none/failed',
  },
  {
    name: 'the way to a payment of no variant',
    screen: 'sales.storefront.checkout_variant_redirect',
    path: '/checkout/payment/none/none/redirect',
  },
  {
    name: 'a failed payment of no variant',
    screen: 'sales.storefront.checkout_variant_failed',
    path: '/checkout/payment/none/none/failed',
  },
  { name: 'quotes', screen: 'sales.storefront.quotes', path: '/account/quotes' },
  { name: 'a quote', screen: 'sales.storefront.quote', path: '/account/quotes/{quote}' },
  { name: 'a quote to accept', screen: 'sales.storefront.quote', path: '/account/quotes/{sent}' },
  { name: 'orders', screen: 'sales.storefront.orders', path: '/account/orders' },
  { name: 'an order', screen: 'sales.storefront.order', path: '/account/orders/{order}' },
  { name: 'withdrawal', screen: 'rma.storefront.withdrawal', path: '/withdrawal' },
  { name: 'withdrawal from an order', screen: 'rma.storefront.withdrawal_order', path: '/withdrawal/{order}' },
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
  {
    name: 'a quote that a guest may accept',
    screen: 'sales.storefront.guest_quote',
    path: '/checkout/quotes/{sent}?key={sentKey}',
  },
]

/** What fills the addresses of looks. */
export type Numbers = Record<string, string>

const ADDRESS = {
  firstName: 'Camille',
  lastName: 'Démonstration',
  company: null,
  street: '12 rue des Vignes',
  additional: null,
  country: 'FR',
  postcode: '75011',
  city: 'Paris',
  state: null,
  phone: '06 12 34 56 78',
}

/** Calls the API as the page itself does. */
export async function call(page: Page, method: string, path: string, data: object): Promise<unknown> {
  return page.evaluate(
    async ([verb, address, body]) => {
      const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
      const answer = await fetch(address as string, { method: verb as string, headers, body: body as string })
      if (!answer.ok) throw new Error(`${address} was answered ${answer.status}: ${await answer.text()}`)
      return answer.status === 204 ? null : (answer.json() as Promise<unknown>)
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

interface Asked {
  id: number
  version: number
  lines: { position: number; quantity: number }[]
}

/** Staff price a quote and send it, from the browser of whom it is for: staff and customers are signed in side by side. */
export async function sendQuote(page: Page, number: string): Promise<void> {
  const session = '/api/admin/users/session'
  const quotes = '/api/admin/sales/quotes'
  const read = async <T>(path: string) => ((await (await page.request.get(path)).json()) as { data: T }).data
  await call(page, 'POST', session, { email: DEMO_STAFF.email, password: DEMO_PASSWORD })
  const [found] = await read<[Asked]>(`${quotes}?q=${number}`)
  const { id, version, lines } = await read<Asked>(`${quotes}/${found.id}`)
  await call(page, 'PUT', `${quotes}/${id}`, {
    version,
    lines: lines.map(({ position, quantity }) => ({ position, quantity, unitAmount: 1500, off: 200 })),
    shipping: { title: 'Colissimo', amount: 900 },
  })
  const message = 'Avec plaisir, voici nos meilleurs prix.'
  await call(page, 'POST', `${quotes}/${id}/sendings`, { validUntil: '2099-12-31', message })
  await call(page, 'DELETE', session, {})
}

/** Signs in, asks for quotes, orders twice and fills the cart again; gives the numbers. */
export async function openCheckout(page: Page): Promise<Numbers> {
  await signInCustomer(page)
  const quote = await askForQuote(page)
  const sent = await askForQuote(page)
  await sendQuote(page, sent)
  const order = await orderBy(page, 'payment_offline.bank_transfer')
  const coins = await orderBy(page, 'payment_crypto.wallet')
  await fillCart(page)
  await choose(page)
  return { quote, sent, order, coins }
}

/** Orders some wines, to be paid in this way; gives the number. */
async function orderBy(page: Page, code: string): Promise<string> {
  await fillCart(page)
  await choose(page)
  const chosen = await call(page, 'PUT', '/api/sales/checkout/payment', { code })
  const total = (chosen as { data: { totals: { total: { amount: number } } } }).data.totals.total.amount
  return made(await call(page, 'POST', '/api/sales/orders', { acceptsTerms: true, total })).number
}

/** Whoever asks too often for one address is refused. */
let guests = 0

/** A guest who asked for a quote and is about to ask for another one; gives its number and its key. */
export async function openQuote(page: Page): Promise<Numbers> {
  await page.goto(LANGUAGES.fr_FR)
  guests += 1
  const email = `invitee-${guests}@cellier.example`
  const come = async () => {
    await fillCart(page)
    await turn(page, 'quote')
    const form = { billing: ADDRESS, isSameAddress: true, email }
    await call(page, 'PUT', '/api/sales/checkout/addresses', form)
  }
  const ask = async () => {
    await come()
    return made(await call(page, 'POST', '/api/sales/quotes', { comment: 'Pour un mariage en juin.' }))
  }
  const { number: quote, key } = await ask()
  const { number: sent, key: sentKey } = await ask()
  await sendQuote(page, sent)
  await come()
  return { quote, key, sent, sentKey }
}

/** The address of a step in a language. */
export async function checkoutAddress(page: Page, look: Look, language: Language, numbers: Numbers): Promise<string> {
  const address = await addressOf(page, look, language)
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(numbers[name] ?? ''))
}
