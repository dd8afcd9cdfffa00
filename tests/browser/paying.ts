import app from '@adonisjs/core/services/app'
import { call, choose } from './checkout_screens.js'
import { contributed } from '#plugins/sales/testing'
import { ProviderPage } from '#plugins/sales/tests/fixtures/provider_page'
import { signInCustomer } from './sign_in.js'
import type { Browser, BrowserContext, Page } from 'playwright'

const BASE = `http://${process.env.HOST}:${process.env.PORT}`

export const ONLINE = 'test.online'

/** Has a provider of this machine take payments as long as a test runs. */
export async function openProvider(way: 'link' | 'form', cleanup: (work: () => void) => void): Promise<ProviderPage> {
  const provider = await ProviderPage.open(way)
  const takeAway = contributed('sales.payment_methods', ONLINE, provider.provider.method)
  // Payment pages send the browser back to where the tests' browser knows the shop.
  const address = app.config.get('cellier.address')
  app.config.set('cellier.address', BASE)
  cleanup(() => {
    app.config.set('cellier.address', address)
    takeAway()
    provider.close()
  })
  return provider
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
    data: { lines: { id: number }[] }
  }
  if (cart.lines.length > 0) return
  await call(page, 'POST', '/api/sales/cart/items', { items: [{ sku: wine?.buySku, quantity: 1 }], isOfAge: true })
}

/** What a page's content policy lets its forms lead to. */
export async function formTargets(context: BrowserContext, path: string): Promise<string> {
  const policy = (await context.request.get(path)).headers()['content-security-policy'] ?? ''
  return policy.split('; ').find((one) => one.startsWith('form-action ')) ?? ''
}
