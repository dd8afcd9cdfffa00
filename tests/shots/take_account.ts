import { contactSheet, type Shot } from './contact_sheet.js'
import { ACCOUNT, LANGUAGES, addressOf, type Language } from '../browser/screens.js'
import { signInCustomer } from '../browser/sign_in.js'
import type { Browser } from 'playwright'

/** A contact sheet of the account of the demo shop's customer, for every width and language. */
export async function shootAccount(browser: Browser, baseURL: string, out: string, widths: number[]): Promise<void> {
  const first = await browser.newContext({ baseURL })
  await signInCustomer(await first.newPage())
  const storageState = await first.storageState()
  await first.close()
  for (const width of widths) {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const viewport = { width, height: 900 }
      const context = await browser.newContext({ baseURL, viewport, storageState, reducedMotion: 'reduce' })
      const prefix = `${out}/account-${width}-${language.slice(0, 2)}`
      const shots: Shot[] = []
      for (const look of ACCOUNT) {
        const page = await context.newPage()
        await page.goto(await addressOf(page, look, language), { waitUntil: 'networkidle' })
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
