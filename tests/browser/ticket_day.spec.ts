import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { signInStaff } from './sign_in.js'
import type { Page } from 'playwright'

/** Presses keys one after the other, as people do without a mouse. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Waits until a write of the back office was answered well. */
async function written(page: Page, path: RegExp): Promise<void> {
  const answer = await page.waitForResponse((one) => {
    return one.request().method() !== 'GET' && path.test(new URL(one.url()).pathname)
  })
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`)
}

const NOTES = /\/tickets\/tickets\/\d+\/notes$/
const CHANGES = /\/tickets\/tickets\/\d+$/
const NEW = /\/tickets\/tickets$/

test.group('A day of a ticket', (group) => {
  group.setup(openDemoShop)

  test('is assigned, answered, split into subtasks and closed by the keyboard', async ({ browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, '/vue/admin/tickets/list/create')
    const subject = page.getByLabel('Sujet')
    await subject.focus()
    await page.keyboard.type('Un carton mouillé')
    const made = written(page, NEW)
    await press(page, 'Control+s')
    await made
    await page.waitForURL(/\/tickets\/ticket\/\d+/)
    await page.getByRole('heading', { level: 1, name: /Un carton mouillé/ }).waitFor()

    // Assigned: the first colleague whom the typed letters find.
    await page.locator('main').click({ position: { x: 5, y: 5 } })
    await press(page, 'a')
    await page.keyboard.type('Démo')
    await page.getByRole('option').first().waitFor()
    const assigned = written(page, CHANGES)
    await press(page, 'ArrowDown', 'Enter', 'Control+s')
    await assigned

    // Answered.
    await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await press(page, 'n')
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
    await page.keyboard.type('Nous renvoyons le carton.')
    const noted = written(page, NOTES)
    await press(page, 'Control+s')
    await noted
    await page.getByText('Nous renvoyons le carton.').first().waitFor()

    // Split.
    await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await press(page, 't')
    await page.getByRole('dialog').getByLabel('Sujet').waitFor()
    await page.keyboard.type('Appeler le transporteur')
    const split = written(page, NEW)
    await press(page, 'Enter')
    await split
    const below = page.getByRole('link', { name: /Appeler le transporteur/ })
    await below.waitFor()

    // The parent does not close before its subtask; then both do.
    const parent = page.url()
    const close = async (name: RegExp) => {
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await press(page, 's', 'ArrowDown')
      await page.getByRole('option', { name: 'Rejeté' }).waitFor()
      const active = page.locator('[role="option"][data-combobox-selected]:visible')
      for (let at = 0; at < 8 && (await active.textContent({ timeout: 5000 })) !== 'Fermé'; at += 1) {
        await press(page, 'ArrowDown')
      }
      await press(page, 'Enter')
      const closed = written(page, CHANGES)
      await press(page, 'Control+s')
      await closed
    }
    await below.focus()
    await press(page, 'Enter')
    await page.waitForURL((url) => url.href !== parent)
    await close(/Appeler le transporteur/)
    await openPage(page, parent)
    await close(/Un carton mouillé/)
    await page.getByText('Fermé', { exact: true }).first().waitFor()
    await page.close()
  })
})
