import { mkdirSync, rmSync } from 'node:fs'
import { launchBrowser } from '#core/testing/browser'
import { readOptions } from './back_office/options.js'
import { shootBackOffice } from './back_office/take.js'
import { contactSheet, type Shot } from './contact_sheet.js'
import { screens, type ShotScreen, type Places } from './screens.js'
import { ShopProcess } from './shop_process.js'
import { shootAccount } from './take_account.js'
import { shootCheckout } from './take_checkout.js'
import type { Browser, BrowserContext, Page } from 'playwright'

const OUT = 'storage/shots'
const WIDTHS = [390, 768, 1440, 1920]
const LANGUAGES = { fr: '', en: '/en' }

/** First of the two ports that the shops with and without wines take. */
const PORT = Number(process.env.PORT ?? 34_801)

/** `npm run shots`: contact sheets of the shop and of the back office; `npm run shots -- admin`: of the back office alone. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const browser = await launchBrowser()
  try {
    if (!process.argv.includes('admin')) await shootShop(browser)
    await shootBackOffice(browser, `${OUT}/admin`, PORT, options)
  } finally {
    await browser.close()
  }
}

/** A contact sheet of every screen of the shop per width and language. */
async function shootShop(browser: Browser): Promise<void> {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  const shops = {
    full: new ShopProcess('tmp/shots/full', PORT, true),
    empty: new ShopProcess('tmp/shots/empty', PORT + 1, false),
  }
  for (const { storage } of Object.values(shops)) rmSync(storage, { recursive: true, force: true })
  try {
    await shops.full.open()
    await shops.empty.open()
    for (const width of WIDTHS) {
      for (const [language, prefix] of Object.entries(LANGUAGES)) {
        const context = await contextAt(browser, width)
        const shots: Shot[] = []
        for (const screen of screens(await somePlaces(shops.full, prefix))) {
          shots.push(await shoot(context, `${shops[screen.shop].address}/vue${prefix}`, screen, `${width}-${language}`))
        }
        await context.close()
        await contactSheet(shots, `${OUT}/sheet-${width}-${language}.png`)
        process.stdout.write(`${OUT}/sheet-${width}-${language}.png\n`)
      }
    }
    // First what makes the orders that the account shows.
    await shootCheckout(browser, shops.full.address, OUT, WIDTHS)
    await shootAccount(browser, shops.full.address, OUT, WIDTHS)
  } finally {
    await shops.full.close()
    await shops.empty.close()
  }
}

function contextAt(browser: Browser, width: number): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
}

interface Card {
  path: string
  slug: string
  sku: string
  isFrom: boolean
  regularPrice: unknown
  stock: string
  rating?: object
}

/** A category, a dish, and one wine of each state; where the shop has none, the dearest. */
async function somePlaces(shop: ShopProcess, prefix: string): Promise<Places> {
  const locale = prefix ? 'en_GB' : 'fr_FR'
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => {
      const answer = await fetch(
        `${shop.address}/api/catalogue/products?limit=96&sort=-price&page=${page}&locale=${locale}`
      )
      return ((await answer.json()) as { data?: Card[] }).data ?? []
    })
  )
  const cards = pages.flat()
  const firstOf = async (kind: string) => {
    const answer = await fetch(`${shop.address}/api/catalogue/categories?kind=${kind}&locale=${locale}`)
    return (
      ((await answer.json()) as { data: { path: string; slug: string }[] }).data[0] ?? { path: '/nothing', slug: '' }
    )
  }
  const pathOf = (fits: (card: Card) => boolean) => (cards.find(fits) ?? cards[0])?.path ?? '/nothing'
  const isSoldOut = ({ stock }: Card) => stock === 'out_of_stock'
  const { slug = '', sku = '' } = cards.find(isSoldOut) ?? {}
  const [category, dish] = [await firstOf('category'), await firstOf('dish')]
  return {
    category: category.path,
    dish: dish.path,
    pairing: `/boutique/plats-associes/${dish.slug}`,
    dearest: pathOf(() => true),
    several: pathOf(({ isFrom }) => isFrom),
    reduced: pathOf(({ regularPrice }) => regularPrice !== null),
    soldOut: pathOf(isSoldOut),
    alert: `/account/stock-alerts/${slug}?variant=${sku}`,
    reviews: `/reviews/${(cards.find(({ rating }) => rating) ?? cards[0])?.slug ?? 'nothing'}`,
  }
}

async function shoot(
  context: BrowserContext,
  base: string,
  { name, path, shop, act }: ShotScreen,
  prefix: string
): Promise<Shot> {
  const page = await context.newPage()
  await page.goto(`${base}${path}`, { waitUntil: 'networkidle' })
  const file = `${OUT}/${prefix}-${shop}-${name.replaceAll(/\W+/g, '-')}.png`
  await settle(page)
  await act?.(page)
  await page.screenshot({ path: file, fullPage: act === undefined })
  await page.close()
  return { label: name, file }
}

/** A page as long as its pictures are loaded, with the bar that sticks to the screen at its very end. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const bar of document.querySelectorAll<HTMLElement>('nav.fixed')) bar.style.position = 'static'
    for (const image of document.images) image.loading = 'eager'
    const whole = [...document.images].map((image) => image.decode().catch(() => {}))
    await Promise.race([Promise.all(whole), new Promise((resolve) => setTimeout(resolve, 3_000))])
  })
}

await main()
