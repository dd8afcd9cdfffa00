import { setTimeout } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PluginRegistry } from '#core/plugin/registry'
import { createStaff, grantToEditors, PASSWORD } from '#plugins/users/testing'
import { Store } from '#core/database/store'
import { openDemoShop } from './demo_shop.js'
import { untilAlive } from './open_page.js'
import { ADMIN, adminAddressOf, screenPermissions } from './screens.js'
import type { Look } from './look.js'
import { signIn, signInStaff } from './sign_in.js'
import type { Page, Request } from 'playwright'

const READER = 'lecture@cellier.example'

/** What everybody holds who works in the back office. */
const FRAME = ['platform.dashboard.view', 'platform.menu.dashboard']

/** What a screen shows a part of: it is reached through it. */
const ALSO: Record<string, string[]> = {
  'marketing.admin.coupons': ['marketing.cart_rules.list'],
  // A file is for those who may bring in files of its kind.
  'platform.admin.import': ['catalogue.products.import'],
}

/** Waits until the page has asked for nothing for a moment. `networkidle` waits half a second each time, and there are 150 screens. */
async function untilQuiet(pending: ReadonlySet<Request>): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = pending.size === 0 ? quiet + 1 : 0) await setTimeout(60)
}

/** Everything that is refused while a screen is looked at, and what the browser complains of. */
async function faultsAt(page: Page, address: string): Promise<string[]> {
  const faults: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) faults.push(`${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  await page.goto(address)
  await untilAlive(page)
  await untilQuiet(pending)
  for (const tab of await page.getByRole('main').getByRole('tab').all()) await tab.click()
  await untilQuiet(pending)
  page.removeAllListeners()
  return faults
}

/** The address of a screen that shows something: a record where only the making of one is named; null: there is none. */
async function shownAt(page: Page, look: Look): Promise<string | null> {
  if (!look.path?.endsWith('/create')) return adminAddressOf(page, look)
  await page.goto(`/vue${look.path.slice(0, -'/create'.length)}`)
  const rows = page.locator('.admin-row-link')
  return (await rows.count()) > 0 ? rows.first().getAttribute('href') : null
}

test.group('Who may only look', (group) => {
  group.tap((each) => each.tags(['@looks']))
  group.setup(async () => {
    await openDemoShop()
    const store = await app.container.make(Store)
    const before = await store.reader.all<{ permission: string }>(
      "select permission from users_role_permissions where role_id = (select id from users_roles where name = 'editor')",
      []
    )
    await createStaff({ email: READER, name: 'Lecture', role: 'editor' })
    return () => grantToEditors(before.map(({ permission }) => permission))
  })

  test('opens each screen with its own right alone, and nothing is asked that is refused', async ({
    assert,
    browser,
    browserContext,
  }) => {
    const chief = await browserContext.newPage()
    await signInStaff(chief)
    const { permissions } = await app.container.make(PluginRegistry)
    const looks = [...permissions.keys()].filter((key) => /\.(list|view)$/.test(key))
    const permissionOf = await screenPermissions()
    await grantToEditors(FRAME)
    const desk = await browser.newContext({ baseURL: `http://${process.env.HOST}:${process.env.PORT}` })
    const page = await desk.newPage()
    await signIn(page, '/vue/admin/login', READER, PASSWORD)
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
    const found: Record<string, string[]> = {}
    let opened = 0
    for (const look of ADMIN) {
      const permission = permissionOf.get(look.screen)
      if (!permission || !looks.includes(permission)) continue
      const address = await shownAt(chief, look)
      if (address === null) continue
      await grantToEditors([...new Set([...FRAME, permission, ...(ALSO[look.screen] ?? [])])])
      const faults = await faultsAt(page, address)
      if (faults.length > 0) found[look.name] = faults
      opened += 1
    }
    await desk.close()
    assert.deepEqual(found, {})
    assert.isAbove(opened, 50)
  }).timeout(300_000)
})
