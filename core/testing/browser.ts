import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Keeps a browser under test from calling anywhere but the shop. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the machine's own Chromium where there is one, else the one Playwright keeps. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = INSTALLED.find((path) => existsSync(path))
  return chromium.launch({ headless: true, args: QUIET, ...(executablePath ? { executablePath } : {}) })
}
