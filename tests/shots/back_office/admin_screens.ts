import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { screensOfResources } from './resource_manifest.js'
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
  return [...manifests.flatMap(({ screens }) => screens), ...(await screensOfResources())]
    .filter(({ area }) => area === 'admin')
    .map((screen) => ({
      id: screen.id,
      path: screen.path,
      isForStrangers: screen.permission === undefined && !('requires' in screen && screen.requires),
    }))
}

/** A screen in one of its states, at an address below the base path. */
export interface Look {
  name: string
  address: string
  screen: AdminScreen
}

const BASE = '/vue/admin'

/** Lists that lead to a record but stand elsewhere than above it, or show more than the record that has most to show. */
const LISTS: Record<string, string> = {
  'sales.admin.draft': 'commerce/sales/orders/create',
  'users.admin.customer': 'users/customers?q=client@cellier.example',
}

/** Addresses that no list of numbers leads to. */
const FIXED: Record<string, string> = {
  'configuration.admin.mail': 'administration/configuration/mails/sales.order_placed/fr_FR',
}

/** How many records of the list are looked at, where each shows something else. Default: the first. */
const RECORDS: Record<string, number> = {
  'sales.admin.order': 3,
  'sales.admin.quote': 3,
  'sales.admin.report': 6,
  'marketing.admin.discount': 3,
}

/** Where a screen is found: the screen of a record with the first of its list, and with a new one. */
export async function looksOf(page: Page, screen: AdminScreen, declared: readonly AdminScreen[]): Promise<Look[]> {
  const { id, path } = screen
  const name = id.replace('.admin.', '.')
  if (screen.isForStrangers) return [{ name, address: `${BASE}/${path.replace('{token}', 'x.y')}`, screen }]
  if (!path.includes('{')) return [{ name, address: `${BASE}/${path}${QUERIES[id] ?? ''}`, screen }]
  const fixed = FIXED[id]
  if (fixed) return [{ name, address: `${BASE}/${fixed}`, screen }]
  const [above = '', below = ''] = path.split(/\/\{\w+\}/)
  const others = new Set(declared.map((other) => `${BASE}/${other.path}`))
  const links = await linksOf(page, `${BASE}/${LISTS[id] ?? above}`)
  const own = new RegExp(`^${BASE}/${above}/([^/?#]+)(?:${below})?$`)
  const keys = [...new Set(links.filter((link) => !others.has(link)).flatMap((link) => own.exec(link)?.[1] ?? []))]
  const isRecord = (key: string) => /^\d+$/.test(key) || path.endsWith('{report}')
  const records = keys.filter(isRecord).slice(0, RECORDS[id] ?? 1)
  // What stands below a record has no form of its own for a new one.
  const fresh = below ? [] : keys.filter((key) => !isRecord(key)).slice(0, 1)
  const at = (key: string) => `${BASE}/${above}/${key}${below}`
  return [
    ...records.map((key, index) => ({ name: index ? `${name} ${index + 1}` : name, address: at(key), screen })),
    ...fresh.map((key) => ({ name: `${name} new`, address: at(key), screen })),
  ]
}

async function linksOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  return page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((one) => (one.getAttribute('href') ?? '').split('?')[0] ?? ''))
}
