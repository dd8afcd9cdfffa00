import { contactSheet, type Shot } from './contact_sheet.js'
import { ADMIN, ADMIN_LOGIN, adminAddressOf, type Look } from '../browser/screens.js'
import { signInStaff } from '../browser/sign_in.js'
import type { Browser, BrowserContext } from 'playwright'

const WIDTHS = [768, 1280, 1920]
const LOCALES = ['fr_FR', 'en_GB']
const SCHEMES = ['light', 'dark'] as const

/** Words that no row has. */
const NOTHING = '?q=zzzzzz'

interface Variant {
  width: number
  locale: string
  scheme: (typeof SCHEMES)[number]
}

/** A contact sheet of the back office for every width, language and scheme; lists also without a result. */
export async function shootBackOffice(browser: Browser, address: string, out: string): Promise<void> {
  const session = await signedIn(browser, address)
  for (const width of WIDTHS) {
    for (const locale of LOCALES) {
      for (const scheme of SCHEMES) {
        const file = await sheet(browser, address, session, { width, locale, scheme }, out)
        process.stdout.write(`${file}\n`)
      }
    }
  }
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs in once: each sign-in counts against the limit of attempts. */
async function signedIn(browser: Browser, baseURL: string): Promise<Session> {
  const context = await browser.newContext({ baseURL })
  await signInStaff(await context.newPage())
  const session = await context.storageState()
  await context.close()
  return session
}

async function sheet(
  browser: Browser,
  baseURL: string,
  session: Session,
  { width, locale, scheme }: Variant,
  out: string
): Promise<string> {
  const options = { baseURL, viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' as const }
  const known = await browser.newContext({ ...options, storageState: session })
  const stranger = await browser.newContext(options)
  for (const context of [known, stranger]) {
    await context.addCookies([{ name: 'admin-locale', value: locale, url: baseURL }])
  }
  const prefix = `${out}/admin-${width}-${locale.slice(0, 2)}-${scheme}`
  const shots = await shoot(stranger, ADMIN_LOGIN, prefix)
  for (const look of ADMIN) shots.push(...(await shoot(known, look, prefix)))
  await known.close()
  await stranger.close()
  await contactSheet(shots, `${prefix}.png`)
  return `${prefix}.png`
}

async function shoot(context: BrowserContext, look: Look, prefix: string): Promise<Shot[]> {
  const page = await context.newPage()
  const address = await adminAddressOf(page, look)
  const take = async (label: string) => {
    const file = `${prefix}-${label.replaceAll(/\W+/g, '-')}.png`
    await page.screenshot({ path: file, fullPage: true })
    return { label, file }
  }
  await page.goto(address, { waitUntil: 'networkidle' })
  const shots = [await take(look.name)]
  if (await page.locator('.admin-table').isVisible()) {
    await page.goto(`${address.split('?')[0]}${NOTHING}`, { waitUntil: 'networkidle' })
    shots.push(await take(`${look.name}, no result`))
  }
  await page.close()
  return shots
}
