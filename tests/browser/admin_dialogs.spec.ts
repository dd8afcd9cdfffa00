import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { Visitor } from '#core/testing/visitor'
import { DEMO_PASSWORD, DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'
import { NOT_WALKED, OPENINGS, type Opening } from './admin_dialogs.js'
import { openDemoShop } from './demo_shop.js'
import { goTo } from './go_to.js'
import { ADMIN, adminAddressOf } from './screens.js'
import { signInStaff } from './sign_in.js'
import type { Locator, Page } from 'playwright'

/** Draws a dialog: the kit's own, or one of Mantine's that lies over the page. */
const DRAWS =
  /from '(?:#web\/admin\/dialogs\/|\.\/|\.\.\/dialogs\/)dialog'|import \{[^}]*\b(?:Drawer|Spotlight)\b[^}]*\} from '@mantine/

const FOLDERS = [
  'plugins/*/web/admin/**/*.tsx',
  'plugins/*/web/resources/**/*.tsx',
  'web/app/{admin,resources,fields,rich_text}/**/*.tsx',
]

/** Milliseconds after which something is not coming any more. */
const PATIENCE = 15_000

/** What can be typed into a dialog. */
const texts = (dialog: Locator) =>
  dialog
    .locator(':is(input[type=text], input:not([type]), textarea):not([readonly], :disabled)')
    .filter({ visible: true })

const typedIn = (dialog: Locator) =>
  texts(dialog).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

/** Waits for what the dialog loads before it shows its fields. */
const loaded = (dialog: Locator) => dialog.locator('.mantine-Loader-root').first().waitFor({ state: 'hidden' })

/** Whether a dialog in which something was typed begins anew when it is opened again. */
async function beginsAnew(page: Page, open: () => Promise<void>, dialog: Locator): Promise<boolean> {
  await page.waitForLoadState('networkidle')
  await loaded(dialog)
  const before = await typedIn(dialog)
  if (before.length === 0) return true
  for (const field of await texts(dialog).all()) await field.fill('7')
  // The first one may close a list of choices only.
  for (let press = 0; press < 3 && (await dialog.isVisible()); press += 1) {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden', timeout: 1000 }).catch(() => undefined)
  }
  await open()
  await dialog.waitFor()
  await page.waitForLoadState('networkidle')
  await loaded(dialog)
  return JSON.stringify(await typedIn(dialog)) === JSON.stringify(before)
}

/** Opens a dialog by the keyboard and closes it with Escape; says what was wrong with it. */
async function openAndClose(
  page: Page,
  { first, typed, press, role = 'button', entry, back }: Opening
): Promise<string[]> {
  if (first) await page.getByRole('main').getByRole(first.role, { name: first.name }).first().click()
  if (typed) await page.getByLabel(typed).first().fill('Essai')
  const opener = page.getByRole(role, { name: press, exact: true }).filter({ visible: true }).first()
  const open = async () => {
    await opener.press('Enter')
    if (entry) await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter')
  }
  await open()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.waitFor()
  const faults: string[] = []
  if (!(await beginsAnew(page, open, dialog))) faults.push('what was typed before is still there')
  if (!(await becomesTrue(page, dialog, (one) => one.contains(document.activeElement))))
    faults.push('the focus is not in it')
  const isOnClose = await page.evaluate(() => document.activeElement?.matches('.mantine-Modal-close'))
  // A first input that opens a calendar or a list is left alone.
  const isPlain = (one: Element) => !one.matches('.mantine-DateInput-input, [aria-haspopup]')
  if (isOnClose && (await texts(dialog).count()) > 0 && (await texts(dialog).first().evaluate(isPlain)))
    faults.push('the focus is on the button that closes it')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const next = back ? page.locator(back).first() : opener
  if (!(await becomesTrue(page, next, (one) => one === document.activeElement))) {
    faults.push(`the focus goes to ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))}`)
  }
  // Nothing is left that the next screen would ask about.
  if (typed) await page.getByLabel(typed).first().fill('')
  return faults
}

/** Whether something comes true of an element soon. */
async function becomesTrue(page: Page, element: Locator, isTrue: (one: Element) => boolean): Promise<boolean> {
  const handle = await element.elementHandle()
  return page.waitForFunction(isTrue as (one: never) => boolean, handle as never).then(
    () => true,
    () => false
  )
}

test.group('Dialogs of the back office', (group) => {
  group.tap((each) => each.tags(['@looks']))
  group.setup(openDemoShop)

  test('are all walked by keyboard, or named with the reason why not', ({ assert }) => {
    const drawing = FOLDERS.flatMap((folder) => globSync(folder)).filter((file) =>
      DRAWS.test(readFileSync(file, 'utf8'))
    )
    assert.sameMembers([...Object.keys(OPENINGS), ...Object.keys(NOT_WALKED)], drawing)
  })

  test('take the focus, begin anew each time, and give the focus back to what opened them', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInStaff(page)
    page.setDefaultTimeout(PATIENCE)
    const openings = Object.values(OPENINGS).flat()
    const faults: string[] = []
    const walked: Opening[] = []
    for (const look of ADMIN) {
      for (const opening of openings.filter(({ screen }) => screen === look.name)) {
        await goTo(page, await adminAddressOf(page, look))
        const found = await openAndClose(page, opening).catch((error: Error) => [error.message])
        faults.push(...found.map((fault) => `${look.name}, ${opening.press}, ${opening.entry ?? ''}: ${fault}`))
        walked.push(opening)
      }
    }
    assert.deepEqual(faults, [])
    assert.sameMembers(walked, openings)
  }).timeout(300_000)

  test('give the focus to the page when what opened them is deleted', async ({ assert, browserContext }) => {
    const staff = new Visitor()
    await staff.send('POST', '/api/admin/users/session', { email: DEMO_STAFF.email, password: DEMO_PASSWORD })
    await staff.send('POST', '/api/admin/users/groups', { name: 'À supprimer' })
    const page = await browserContext.newPage()
    await signInStaff(page)
    await goTo(page, '/vue/admin/users/groups')
    await page.getByRole('button', { name: 'Supprimer À supprimer' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).press('Enter')
    await page.getByRole('link', { name: 'À supprimer', exact: true }).waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement !== document.body)
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'content')
  })

  test('delete an import once they were asked', async ({ assert, browserContext }) => {
    const staff = new Visitor()
    await staff.send('POST', '/api/admin/users/session', { email: DEMO_STAFF.email, password: DEMO_PASSWORD })
    const file = { name: 'a-supprimer.csv', content: 'Réf;Nom\nGONE-1;Un essai\n' }
    const { body } = await staff.upload('/api/admin/platform/imports', file)
    const { id } = (body as { data: { id: number } }).data
    const page = await browserContext.newPage()
    await signInStaff(page)
    await goTo(page, `/vue/admin/imports/${id}`)
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
    await page.waitForURL((url) => url.pathname === '/vue/admin/imports')
    assert.equal((await staff.send('GET', `/api/admin/platform/imports/${id}`)).status, 404)
  })
})
