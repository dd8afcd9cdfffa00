import { existsSync, mkdirSync } from 'node:fs'
import { adminScreens, looksOf, type Look } from './admin_screens.js'
import { openFilledShop } from './filled_shop.js'
import { fileName, makeSheets, type AdminShot } from './sheets.js'
import { signInStaff } from '../../browser/sign_in.js'
import { untilAlive } from '../../browser/open_page.js'
import type { Options, Rows } from './options.js'
import type { Browser, BrowserContext, Page } from 'playwright'

/** Pages that are pictured side by side. */
const LANES = 2

const LOCALES: Record<string, string> = { fr: 'fr_FR', en: 'en_GB' }

/** What a list shows beside its rows: nothing that fits, and an address it cannot read. */
const STATES = { 'no result': '?q=zzzzzz', 'refused': '?sort=zzzzzz' }

/** Pictures and contact sheets of the back office, in a shop of each size. */
export async function shootBackOffice(browser: Browser, out: string, port: number, options: Options): Promise<void> {
  mkdirSync(`${out}/sheets`, { recursive: true })
  for (const rows of options.rows) {
    const started = performance.now()
    const shop = await openFilledShop(rows, port)
    try {
      const opened = performance.now()
      const shots = await shootShop(browser, shop.address, `${out}/${rows}`, rows, options)
      const taken = performance.now()
      const sheets = await makeSheets(shots, out, options)
      const seconds = [opened - started, taken - opened, performance.now() - taken].map((ms) => Math.round(ms / 1000))
      process.stdout.write(`${sheets.join('\n')}\n`)
      process.stdout.write(
        `${rows} rows: ${shots.length} pictures. Opening, taking, laying out: ${seconds.join(', ')} s.\n`
      )
    } finally {
      await shop.close()
    }
  }
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

async function shootShop(
  browser: Browser,
  baseURL: string,
  out: string,
  rows: Rows,
  options: Options
): Promise<AdminShot[]> {
  mkdirSync(out, { recursive: true })
  const { session, looks } = await findLooks(browser, baseURL, options)
  const tasks = options.languages.flatMap((language) => looks.map((look) => ({ look, language })))
  const done: AdminShot[][] = tasks.map(() => [])
  let next = 0
  const lane = async () => {
    // Pages of one context share a window, and with it their width.
    const contexts = new Contexts(browser, baseURL, session)
    while (next < tasks.length) {
      const at = next++
      const { look, language } = tasks[at]!
      const page = await contexts.open(language, look.screen.isForStrangers)
      done[at] = await shootLook(page, look, { out, rows, language, options })
      await page.close()
    }
    await contexts.close()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return done.flat()
}

/** Browsers of somebody who is signed in and of a stranger, in each language. */
class Contexts {
  readonly #contexts = new Map<string, Promise<BrowserContext>>()

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
    private readonly session: Session
  ) {}

  async open(language: string, isStranger: boolean): Promise<Page> {
    const key = `${language}-${isStranger}`
    const known = this.#contexts.get(key) ?? this.#make(language, isStranger)
    this.#contexts.set(key, known)
    return (await known).newPage()
  }

  async close(): Promise<void> {
    for (const context of this.#contexts.values()) await (await context).close()
  }

  async #make(language: string, isStranger: boolean): Promise<BrowserContext> {
    const { baseURL, session } = this
    const locale = LOCALES[language]!
    const context = await this.browser.newContext({
      baseURL,
      locale: locale.replace('_', '-'),
      reducedMotion: 'reduce',
      ...(isStranger ? {} : { storageState: session }),
    })
    await context.addCookies([{ name: 'admin-locale', value: locale, url: baseURL }])
    return context
  }
}

/** Signs in once, because each sign-in counts against the limit of attempts, and finds where the screens are. */
async function findLooks(
  browser: Browser,
  baseURL: string,
  { only }: Options
): Promise<{ session: Session; looks: Look[] }> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await signInStaff(page)
  const declared = await adminScreens()
  const wanted = declared.filter(({ id }) => only.length === 0 || only.some((part) => id.includes(part)))
  const looks: Look[] = []
  for (const screen of wanted) looks.push(...(await looksOf(page, screen, declared)))
  const session = await context.storageState()
  await context.close()
  return { session, looks }
}

interface Job {
  out: string
  rows: Rows
  language: string
  options: Options
}

/** A screen in every scheme and width, with its tabs, and where it is a list, with its other states. */
async function shootLook(page: Page, { name, address, screen }: Look, job: Job): Promise<AdminShot[]> {
  const shots = await shootAddress(page, { look: name, address }, job)
  // The rest does not depend on how many rows there would be.
  if (job.rows !== '3') return shots
  const tabs = page.locator('.admin-tabs > [role="tablist"] [role="tab"]')
  for (let at = 1; at < (await tabs.count()); at += 1) {
    const open = () => tabs.nth(at).click()
    shots.push(...(await shootAddress(page, { look: `${name} tab ${at + 1}`, address, open }, job)))
  }
  if (screen.path.includes('{') || !(await page.locator('.admin-table').isVisible())) return shots
  for (const [state, query] of Object.entries(STATES)) {
    const look = { look: `${name} ${state}`, address: address.split('?')[0] + query }
    shots.push(...(await shootAddress(page, look, job)))
  }
  return shots
}

interface Shown {
  look: string
  address: string
  /** Does what shows it, once the page is there. */
  open?: () => Promise<void>
}

async function shootAddress(page: Page, { look, address, open }: Shown, job: Job): Promise<AdminShot[]> {
  const { out, rows, language, options } = job
  const shots = options.schemes.flatMap((scheme) =>
    options.widths.map((width): AdminShot => {
      const file = `${out}/${fileName(look)}-${width}-${language}-${scheme}.jpg`
      return { look, file, rows, width, language, scheme }
    })
  )
  const missing = options.isResumed ? shots.filter(({ file }) => !existsSync(file)) : shots
  if (missing.length === 0) return shots
  await page.goto(address)
  await untilAlive(page)
  await open?.()
  // What was clicked stays as it looks without the pointer.
  await page.mouse.move(0, 0)
  for (const { scheme, width, file } of missing) {
    await page.emulateMedia({ colorScheme: scheme as 'light' | 'dark' })
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 85 })
  }
  return shots
}

/** Waits until letters and pictures are there and charts have their new width; what sticks to the screen stands at its end. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const bar of document.querySelectorAll<HTMLElement>('.admin-save-bar')) bar.style.position = 'static'
    for (const image of document.images) image.loading = 'eager'
    const whole = [...document.images].map((image) => image.decode().catch(() => {}))
    await Promise.race([
      Promise.all([document.fonts.ready, ...whole]),
      new Promise((resolve) => setTimeout(resolve, 3_000)),
    ])
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const isDrawn = () => [...document.querySelectorAll('.admin-chart')].every((chart) => chart.querySelector('svg'))
    for (let tries = 0; tries < 30 && !isDrawn(); tries += 1) await pause(100)
    await pause(document.querySelector('.admin-chart') ? 250 : 60)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
