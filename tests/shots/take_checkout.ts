import { contactSheet, type Shot } from './contact_sheet.js'
import { CHECKOUT, QUOTE, checkoutAddress, openCheckout, openQuote } from '../browser/checkout_screens.js'
import { LANGUAGES, type Language } from '../browser/screens.js'
import type { Browser } from 'playwright'

/** Whose ways are pictured: a customer's to an order, and a guest's to a quote. */
const WAYS = [
  { name: 'checkout', looks: CHECKOUT, open: openCheckout },
  { name: 'quote', looks: QUOTE, open: openQuote },
] as const

/** Contact sheets of the ways from the cart, for every width and language. */
export async function shootCheckout(browser: Browser, baseURL: string, out: string, widths: number[]): Promise<void> {
  for (const way of WAYS) await shootWay(browser, way, { baseURL, out, widths })
}

interface Where {
  baseURL: string
  out: string
  widths: number[]
}

async function shootWay(browser: Browser, { name, looks, open }: (typeof WAYS)[number], where: Where): Promise<void> {
  const { baseURL, out, widths } = where
  const first = await browser.newContext({ baseURL })
  const numbers = await open(await first.newPage())
  const storageState = await first.storageState()
  await first.close()
  for (const width of widths) {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const viewport = { width, height: 900 }
      const context = await browser.newContext({ baseURL, viewport, storageState, reducedMotion: 'reduce' })
      const prefix = `${out}/${name}-${width}-${language.slice(0, 2)}`
      const shots: Shot[] = []
      for (const look of looks) {
        const page = await context.newPage()
        await page.goto(await checkoutAddress(page, look, language, numbers), { waitUntil: 'networkidle' })
        const file = `${prefix}-${look.name.replaceAll(/\W+/g, '-')}.png`
        await page.screenshot({ path: file, fullPage: true })
        await page.close()
        shots.push({ label: look.name, file })
      }
      await context.close()
      await contactSheet(shots, `${prefix}.png`)
      process.stdout.write(`${prefix}.png\n`)
    }
  }
}
