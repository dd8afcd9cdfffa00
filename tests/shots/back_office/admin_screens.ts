import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'

/** A screen of the back office as its plugin's manifest declares it. */
export interface AdminScreen {
  id: string
  path: string
  /** Seen before anybody is signed in. */
  isForStrangers: boolean
}

interface Manifest {
  screens: { id: string; area: string; path: string; permission?: string; requires?: string }[]
}

/** What an address needs beside its path. */
const QUERIES: Record<string, string> = {
  'platform.admin.audit_history': '?subject=users.staff&subject_id=1',
}

/** Every screen of the back office, of every plugin. */
export async function adminScreens(): Promise<AdminScreen[]> {
  const manifests = await Promise.all(
    globSync('plugins/*/web/screens.ts').map(
      async (file) => ((await import(pathToFileURL(resolve(file)).href)) as { default: Manifest }).default
    )
  )
  return manifests
    .flatMap(({ screens }) => screens)
    .filter(({ area }) => area === 'admin')
    .map(({ id, path, permission, requires }) => ({
      id,
      path,
      isForStrangers: permission === undefined && requires === undefined,
    }))
}

/** A screen in one of its states, at an address below the base path. */
export interface Look {
  name: string
  address: string
  screen: AdminScreen
}

const BASE = '/vue/admin'

/** Where a screen is found: the screen of a record once with the first of its list, once with a new one. */
export async function looksOf(page: Page, screen: AdminScreen, declared: readonly AdminScreen[]): Promise<Look[]> {
  const { id, path } = screen
  const name = id.replace('.admin.', '.')
  if (screen.isForStrangers) return [{ name, address: `${BASE}/${path.replace('{token}', 'x.y')}`, screen }]
  if (!path.includes('{')) return [{ name, address: `${BASE}/${path}${QUERIES[id] ?? ''}`, screen }]
  const own = new RegExp(`^${BASE}/${path.replaceAll(/\{\w+\}/g, '([^/?#]+)')}$`)
  const others = new Set(declared.map((other) => `${BASE}/${other.path}`))
  await page.goto(`${BASE}/${path.slice(0, path.indexOf('/{'))}`)
  const links = await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const fitting = links.filter((link) => own.test(link) && !others.has(link))
  const isNumber = (link: string) => /^\d+$/.test(own.exec(link)?.[1] ?? '')
  const record = fitting.find(isNumber)
  const fresh = fitting.find((link) => !isNumber(link))
  return [
    ...(record ? [{ name, address: record, screen }] : []),
    ...(fresh ? [{ name: `${name} new`, address: fresh, screen }] : []),
  ]
}
