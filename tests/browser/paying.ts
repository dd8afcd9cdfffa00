import app from '@adonisjs/core/services/app'
import { call, choose } from './checkout_screens.js'
import { contributedAll } from '#plugins/sales/testing'
import { ProviderPage } from '#plugins/sales/tests/fixtures/provider_page'
import { signInCustomer, signInStaff } from './sign_in.js'
import type { Browser, BrowserContext, Page } from 'playwright'
import type { PaymentMethod } from '#plugins/sales/index'

const BASE = `http://${process.env.HOST}:${process.env.PORT}`

export const ONLINE = 'test.online'
export const WALLET = 'test.wallet'

/** Has a provider of this machine take payments as long as a test runs. */
export async function openProvider(way: 'link' | 'form', cleanup: (work: () => void) => void): Promise<ProviderPage> {
  const provider = await ProviderPage.open(way)
  cleanup(() => provider.close())
  offer({ [ONLINE]: provider.provider.method }, cleanup)
  return provider
}

/** An outline in a box of 48 by 32. */
const CARD_LOGO = [
  { d: 'M4 3h40a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z', fill: '#1f3a5f' },
  { d: 'M1 9h46v5H1z', fill: '#0f1f33' },
  { d: 'M6 20h14v3H6z', fill: '#ffffff' },
]
const WALLET_LOGO = [
  { d: 'M6 6h32a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z', fill: '#2e6b45' },
  { d: 'M32 14h14v7H32a3.5 3.5 0 0 1 0-7z', fill: '#e2cc78' },
]

/** The same for two providers: one with pages of its own names and a form, and one in test mode. */
export async function openTwoProviders(
  cleanup: (work: () => void) => void
): Promise<Record<'bank' | 'wallet', ProviderPage>> {
  const [bank, wallet] = [await ProviderPage.open('form'), await ProviderPage.open('link', 'Portefeuille de test')]
  cleanup(() => {
    bank.close()
    wallet.close()
  })
  const pages = { redirect: 'test/card/redirect', failed: 'test/card/failed' }
  const card: PaymentMethod = { ...bank.provider.method, logo: CARD_LOGO, pages }
  const other: PaymentMethod = {
    ...wallet.provider.method,
    sort: () => 2,
    label: { fr_FR: 'Portefeuille', en_GB: 'Wallet' },
    logo: WALLET_LOGO,
    isTest: () => true,
    describe: (locale) =>
      locale === 'fr_FR'
        ? { title: 'Portefeuille', description: 'Vous payez par votre téléphone.' }
        : { title: 'Wallet', description: 'You pay with your phone.' },
  }
  offer({ [ONLINE]: card, [WALLET]: other }, cleanup)
  return { bank, wallet }
}

function offer(methods: Record<string, PaymentMethod>, cleanup: (work: () => void) => void): void {
  const takeAway = contributedAll('sales.payment_methods', methods)
  // Payment pages send the browser back to where the tests' browser knows the shop.
  const address = app.config.get('cellier.address')
  app.config.set('cellier.address', BASE)
  cleanup(() => {
    app.config.set('cellier.address', address)
    takeAway()
  })
}

/** A browser of a customer who has chosen everything but how to pay: a bottle of the dearest wine there is. */
export async function readyToPay(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const first = await browser.newContext({ baseURL: BASE })
  const page = await first.newPage()
  await signInCustomer(page)
  await fillDear(page)
  await choose(page)
  const storageState = await first.storageState()
  await first.close()
  const context = await browser.newContext({
    baseURL: BASE,
    storageState,
    javaScriptEnabled,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  })
  return context.newPage()
}

/** Puts a bottle of the dearest wine that can be had at once into the cart. */
export async function fillDear(page: Page): Promise<void> {
  const { data } = (await (await page.request.get('/api/catalogue/products?limit=96&sort=-price')).json()) as {
    data: { buySku: string | null; stock: string }[]
  }
  const wine = data.find(({ buySku, stock }) => buySku && stock === 'in_stock')
  const { data: cart } = (await (await page.request.get('/api/sales/cart')).json()) as {
    data: { lines: { key: string }[] }
  }
  // Who said that they are of age said it in another session.
  for (const { key } of cart.lines) await call(page, 'DELETE', `/api/sales/cart/items/${encodeURIComponent(key)}`, {})
  await call(page, 'POST', '/api/sales/cart/items', { items: [{ sku: wine?.buySku, quantity: 1 }], isOfAge: true })
}

/** What a page's content policy lets its forms lead to. */
export async function formTargets(context: BrowserContext, path: string): Promise<string> {
  const policy = (await context.request.get(path)).headers()['content-security-policy'] ?? ''
  return policy.split('; ').find((one) => one.startsWith('form-action ')) ?? ''
}

/** Staff with an order open before them. */
export async function deskWith(context: BrowserContext, number: string): Promise<Page> {
  const desk = await context.newPage()
  await desk.setViewportSize({ width: 1280, height: 900 })
  await signInStaff(desk)
  const list = await desk.request.get(`/api/admin/sales/orders?q=${number}`)
  const { data: found } = (await list.json()) as { data: { id: number }[] }
  await desk.goto(`/vue/admin/commerce/sales/orders/${found[0]?.id}`)
  return desk
}
