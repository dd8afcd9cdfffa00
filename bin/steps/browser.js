import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT, run } from './run.js'
import { step } from './say.js'

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Finds an installed browser for the tests; else installs Playwright's, else one by apt-get. */
export function browser() {
  return step(
    { fr: 'Navigateur pour les tests', en: 'A browser for the tests' },
    async () => {
      if (INSTALLED.some((path) => existsSync(path))) return 'nothing'
      const playwright = join(ROOT, 'node_modules/playwright/cli.js')
      try {
        await run(NODE, [playwright, 'install', 'chromium'])
      } catch {
        await run('apt-get', ['update', '-qq'])
        const install = ['install', '-y', '-qq', '--no-install-recommends']
        // The headless shell is smaller; older Debian releases have only the full browser.
        await run('apt-get', [...install, 'chromium-headless-shell']).catch(() =>
          run('apt-get', [...install, 'chromium'])
        )
      }
    },
    {
      fr: 'Installez Chromium (par exemple « apt-get install chromium »), puis relancez.',
      en: 'Install Chromium (for instance "apt-get install chromium"), then run again.',
    }
  )
}
