import { mkdirSync } from 'node:fs'
import { adminScreens, looksOf, type Look } from './admin_screens.js'
import { Contexts, type Session } from './contexts.js'
import { openFilledShop } from './filled_shop.js'
import { makeSheets, type AdminShot } from './sheets.js'
import { shootLook } from './shoot_look.js'
import { signInStaff } from '../../browser/sign_in.js'
import type { Options, Rows } from './options.js'
import type { Browser } from 'playwright'

/** Pages that are pictured side by side. */
const LANES = 3

/** Pictures and contact sheets of the back office, in a shop of each size. */
export async function shootBackOffice(browser: Browser, out: string, port: number, options: Options): Promise<void> {
  mkdirSync(`${out}/sheets`, { recursive: true })
  for (const rows of new Set(options.views.map((view) => view.rows))) {
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

async function shootShop(
  browser: Browser,
  baseURL: string,
  out: string,
  rows: Rows,
  options: Options
): Promise<AdminShot[]> {
  mkdirSync(out, { recursive: true })
  const { session, looks } = await findLooks(browser, baseURL, options)
  const views = options.views.filter((view) => view.rows === rows)
  const languages = [...new Set(views.map(({ language }) => language))]
  const tasks = languages.flatMap((language) =>
    looks.map((look) => ({ look, language, views: views.filter((view) => view.language === language) }))
  )
  const done: AdminShot[][] = tasks.map(() => [])
  const { isResumed, isPlain } = options
  const idle = new Map<string, Set<number>>()
  let next = 0
  const lane = async () => {
    // Pages of one context share a window, and with it their width.
    const contexts = new Contexts(browser, baseURL, session)
    while (next < tasks.length) {
      const at = next++
      const task = tasks[at]!
      const page = await contexts.open(task.language, task.look.screen.isForStrangers)
      done[at] = await shootLook(page, task.look, { out, views: task.views, isResumed, isPlain, idle })
      await page.close()
    }
    await contexts.close()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return done.flat()
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
  for (const screen of wanted) {
    const found = await looksOf(page, screen, declared)
    if (found.length === 0) process.stdout.write(`Nothing leads to ${screen.id}.\n`)
    looks.push(...found)
  }
  const session = await context.storageState()
  await context.close()
  return { session, looks }
}
