import { ACCOUNT, STOREFRONT, addressOf } from './screens.js'
import { signInCustomer } from './sign_in.js'
import { untilAlive } from './open_page.js'
import type { Browser, BrowserContext, Page } from 'playwright'

/** What one load of a page showed. */
export interface Visit {
  address: string
  /** Sum of the unexpected layout shifts while the page loads and is scrolled. */
  shift: number
  /** What moved, and by how much: for the developer who fixes it. */
  moved: string[]
  /** Bytes of all scripts, as they are sent. */
  script: number
  /** Addresses on other hosts. */
  foreign: string[]
  /** Errors on the console, broken rules of the content policy among them. */
  complaints: string[]
}

const AT_ONCE = 3

const visited = new Map<number, Promise<Visit[]>>()

/** Every screen of the shop and of the account, loaded once at this width for all who ask. */
export function visitsAt(browser: Browser, width: number): Promise<Visit[]> {
  const known = visited.get(width) ?? visitAll(browser, width)
  visited.set(width, known)
  return known
}

async function visitAll(browser: Browser, width: number): Promise<Visit[]> {
  const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
  const context = await browser.newContext({ baseURL, viewport: { width, height: 844 } })
  await context.addInitScript(watchShifts)
  const finder = await context.newPage()
  const open = await Promise.all(STOREFRONT.map((look) => addressOf(finder, look, 'fr_FR')))
  const done = await visitEach(context, open)
  await signInCustomer(finder)
  const closed = await Promise.all(ACCOUNT.map((look) => addressOf(finder, look, 'fr_FR')))
  await finder.close()
  done.push(...(await visitEach(context, closed)))
  await context.close()
  return done
}

async function visitEach(context: BrowserContext, waiting: string[]): Promise<Visit[]> {
  const done: Visit[] = []
  const work = async () => {
    const page = await context.newPage()
    for (let address = waiting.shift(); address; address = waiting.shift()) done.push(await visit(page, address))
    await page.close()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return done
}

/** A page on a slow machine, whose fonts, pictures and scripts come late, each by so many milliseconds. */
export async function visitWhenSlow(browser: Browser, address: string, late: number): Promise<Visit> {
  const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  await context.addInitScript(watchShifts)
  await context.route(/\.(?:woff2|webp|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue().catch(() => {})
  })
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const seen = await visit(page, address)
  await context.close()
  return seen
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

function watchShifts(): void {
  const shop = globalThis as unknown as { shift: number; moved: string[] }
  shop.shift = 0
  shop.moved = []
  const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
  const named = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone').slice(0, 120)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      shop.shift += entry.value
      for (const { node, previousRect, currentRect } of entry.sources) {
        shop.moved.push(`${entry.value.toFixed(4)} ${box(previousRect)} -> ${box(currentRect)} ${named(node)}`)
      }
    }
  }).observe({ type: 'layout-shift' as 'mark', buffered: true })
}

async function visit(page: Page, address: string): Promise<Visit> {
  // The browser reports cached resources more than once.
  const scripts = new Map<string, number>()
  const foreign: string[] = []
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (?:404|410|503)/.test(message.text())) complaints.push(message.text())
  })
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (url.host !== `${process.env.HOST}:${process.env.PORT}`) foreign.push(url.href)
    if (url.pathname.endsWith('.js')) scripts.set(url.href, Number(response.headers()['content-length']))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await untilAlive(page)
  await page.mouse.wheel(0, 1500)
  await page.waitForTimeout(300)
  const { shift, moved } = await page.evaluate(() => {
    const shop = globalThis as unknown as { shift: number; moved: string[] }
    return { shift: shop.shift, moved: shop.moved }
  })
  const script = [...scripts.values()].reduce((sum, size) => sum + size, 0)
  for (const event of ['pageerror', 'console', 'response']) await page.removeAllListeners(event)
  return { address, shift, moved, script, foreign, complaints }
}
