import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'

/** In order of preference: the headless build needs the least CPU for the same pages. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Keeps a browser under test from calling anywhere but the shop. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // All pages share one process and its compiled code.
  '--renderer-process-limit=1',
]

/** CPU throttling rate: tests must pass on a slow machine too. */
const SLOWDOWN = Number(process.env.BROWSER_SLOWDOWN ?? 1)

/** Starts the machine's own Chromium where there is one, else the one that Playwright installed. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = INSTALLED.find((path) => existsSync(path))
  const browser = await chromium.launch({ headless: true, args: QUIET, ...(executablePath ? { executablePath } : {}) })
  return SLOWDOWN > 1 ? slowedDown(browser) : browser
}

function slowedDown(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    const newPage = context.newPage.bind(context)
    context.newPage = async () => {
      const page = await newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      return page
    }
    return context
  }
  return browser
}
