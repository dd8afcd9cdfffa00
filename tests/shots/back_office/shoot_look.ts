import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { faultsOf } from './faults.js'
import { eachDialog } from './dialogs.js'
import { fileName, type AdminShot } from './sheets.js'
import { untilAlive } from '../../browser/open_page.js'
import type { Look } from './admin_screens.js'
import type { View } from './options.js'
import type { Page } from 'playwright'

/** What a list shows beside its rows: nothing that fits, and an address it cannot read. */
const STATES = { 'no result': '?q=zzzzzz', 'refused': '?sort=zzzzzz' }

export interface Job {
  out: string
  /** In one language and with one number of rows. */
  views: View[]
  /** Pictures that are there already are kept. */
  isResumed: boolean
  /** Screens and their tabs alone. */
  isPlain: boolean
  /** Buttons of each look that open nothing, by their place: what one language found out, the next need not wait for. */
  idle: Map<string, Set<number>>
}

interface Shown {
  look: string
  address: string
  /** Does what shows it, once the page is there. */
  open?: () => Promise<unknown>
}

/** A screen in every view, with its tabs and dialogs, and where it is a list, with its other states. */
export async function shootLook(page: Page, look: Look, job: Job): Promise<AdminShot[]> {
  // What was pictured beside the screen itself is known again when the work is resumed.
  const list = `${job.out}/${fileName(look.name)}-${job.views[0]?.language}.json`
  if (job.isResumed && existsSync(list)) {
    const looks = JSON.parse(readFileSync(list, 'utf8')) as string[]
    const known = looks.flatMap((name) => shotsOf(name, job))
    if (known.every(({ file }) => existsSync(file))) return known
  }
  const shots = await shootStates(page, look, job)
  // Screens alone are not all that there is to resume.
  if (!job.isPlain) writeFileSync(list, JSON.stringify([...new Set(shots.map((shot) => shot.look))]))
  return shots
}

async function shootStates(page: Page, { name, address, screen }: Look, job: Job): Promise<AdminShot[]> {
  // What is beside the screen does not depend on how many rows there would be.
  if (job.views[0]?.rows !== '3') return shootAddress(page, { look: name, address }, job)
  const shots = await shootWithDialogs(page, { look: name, address }, job, 'main')
  const tabs = page.locator('.admin-tabs > [role="tablist"] [role="tab"]')
  for (let at = 1; at < (await tabs.count()); at += 1) {
    const open = () => tabs.nth(at).click()
    const tab = { look: `${name} tab ${at + 1}`, address, open }
    shots.push(...(await shootWithDialogs(page, tab, job, '[role="tabpanel"]')))
  }
  if (job.isPlain || screen.path.includes('{') || !(await page.locator('.admin-search-form').isVisible())) return shots
  for (const [state, query] of Object.entries(STATES)) {
    const look = { look: `${name} ${state}`, address: address.split('?')[0] + query }
    shots.push(...(await shootAddress(page, look, job)))
  }
  return shots
}

async function shootWithDialogs(page: Page, shown: Shown, job: Job, within: string): Promise<AdminShot[]> {
  const shots = await shootAddress(page, shown, job)
  const reopen = () => openShown(page, shown)
  if (job.isResumed) await reopen()
  const show = async (at: number) => {
    const dialog = shotsOf(`${shown.look} dialog ${at}`, job)
    await shootViews(page, dialog, job, false)
    shots.push(...dialog)
  }
  const idle = job.idle.get(shown.look) ?? new Set()
  job.idle.set(shown.look, idle)
  if (job.isPlain) return shots
  await eachDialog(page, { within, reopen, show, idle })
  return shots
}

async function openShown(page: Page, { address, open }: Shown): Promise<void> {
  await page.goto(address)
  await untilAlive(page)
  await open?.()
}

async function shootAddress(page: Page, shown: Shown, job: Job): Promise<AdminShot[]> {
  const shots = shotsOf(shown.look, job)
  const missing = job.isResumed ? shots.filter(({ file }) => !existsSync(file)) : shots
  if (missing.length === 0) return shots
  await openShown(page, shown)
  // What was clicked stays as it looks without the pointer.
  await page.mouse.move(0, 0)
  await shootViews(page, missing, job, true)
  return shots
}

function shotsOf(look: string, { out, views }: Job): AdminShot[] {
  return views.map((view) => {
    const { width, language, scheme } = view
    return { ...view, look, file: `${out}/${fileName(look)}-${width}-${language}-${scheme}.jpg` }
  })
}

/** Pictures of what is open. What lies over a screen is pictured as far as it is in view. */
async function shootViews(page: Page, shots: AdminShot[], { out }: Job, fullPage: boolean): Promise<void> {
  for (const { scheme, width, file } of shots) {
    await page.emulateMedia({ colorScheme: scheme })
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
    await settle(page)
    for (const fault of await faultsOf(page)) appendFileSync(`${out}/../faults.txt`, `${file}: ${fault}\n`)
    await page.screenshot({ path: file, fullPage, type: 'jpeg', quality: 85 })
  }
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
    const charts = '.admin-chart, .admin-report-chart'
    const isDrawn = () => [...document.querySelectorAll(charts)].every((chart) => chart.querySelector('svg'))
    const isLoading = () => document.querySelector('.mantine-Loader-root') !== null
    for (let tries = 0; tries < 100 && (!isDrawn() || isLoading()); tries += 1) await pause(100)
    await pause(document.querySelector(charts) ? 250 : 60)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
