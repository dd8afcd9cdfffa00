import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import { anOrderOf } from '#plugins/sales/testing'
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../plugins/users/demo/demo_accounts.js'
import { violations } from './axe.js'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { signInStaff } from './sign_in.js'
import type { Locator, Page } from 'playwright'

const EMAIL = DEMO_CUSTOMERS[0]?.email ?? ''
const REPLY = 'Votre colis part demain.'
const NOTE = 'Emballage renforcé.'

const timelineOf = (page: Page) => page.getByRole('region', { name: 'Chronologie' })

/** Waits until the timeline shows entries of these kinds, and no others. */
async function showsOnly(timeline: Locator, ...kinds: string[]): Promise<void> {
  const icons = timeline.locator('li .admin-timeline-icon')
  let shown: (string | null)[] = []
  for (let tries = 0; tries < 50; tries += 1) {
    shown = await icons.evaluateAll((all) => [...new Set(all.map((icon) => icon.getAttribute('title')))])
    if (shown.sort().join() === kinds.sort().join()) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`The timeline shows ${shown.join(', ')} instead of ${kinds.join(', ')}`)
}

/** Writes into the box, and sends it from the keyboard. */
async function write(page: Page, label: RegExp, text: string): Promise<void> {
  const box = timelineOf(page).getByRole('textbox', { name: label })
  await box.fill(text)
  await box.press('Control+Enter')
  await timelineOf(page).getByRole('listitem').filter({ hasText: text }).first().waitFor()
}

test.group('The timeline', (group) => {
  group.setup(openDemoShop)

  test('narrows, and what is written on it lands in its conversation, by keyboard and on a phone', async ({
    assert,
    browserContext,
  }) => {
    const { id } = await anOrderOf(EMAIL, DEMO_PASSWORD, 'LAN-0012')
    const { reader } = await app.container.make(Store)
    const order = await reader.first<{ number: string; customer: number }>(
      'select number, customer_id as customer from sales_orders where id = ?',
      [id]
    )
    const conversation = new RegExp(`Commande ${order?.number}`)
    const customer = `/vue/admin/users/customers/${order?.customer}`
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, customer)
    const timeline = timelineOf(page)
    const filter = (name: string) => timeline.getByRole('button', { name, exact: true })

    await filter('Commandes').focus()
    await page.keyboard.press('Enter')
    await showsOnly(timeline, 'Commandes')
    await filter('Factures').press('Space')
    await showsOnly(timeline, 'Commandes', 'Factures')
    assert.equal(await filter('Tout').getAttribute('aria-pressed'), 'false')
    await filter('Factures').press('Space')
    await showsOnly(timeline, 'Commandes')

    // The button of an entry leads into the box, which says who receives the reply.
    await timeline.getByRole('button', { name: new RegExp(`^Répondre.*${order?.number}`) }).press('Enter')
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
    await timeline.getByText(`Envoyée à ${EMAIL}.`).waitFor()
    await page.keyboard.type('Votre colis')
    await page.getByRole('tab', { name: /^Notes/ }).click()
    await page.getByRole('tab', { name: 'Chronologie' }).click()
    await filter('Messages').press('Enter')
    await filter('Commandes').press('Enter')
    await showsOnly(timeline, 'Messages')
    assert.equal(await timeline.getByRole('textbox', { name: conversation }).inputValue(), 'Votre colis')
    await filter('Tout').press('Enter')
    const sent = await watchMails()
    await write(page, conversation, REPLY)

    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, `/vue/admin/commerce/sales/orders/${id}`)
    const reply = timeline.getByRole('listitem').filter({ hasText: REPLY })
    await reply.waitFor()
    assert.equal(await reply.getByText('Note interne').count(), 0)
    await write(page, conversation, NOTE)
    await timeline.getByRole('listitem').filter({ hasText: NOTE }).getByText('Note interne').waitFor()
    await reply.getByRole('button', { name: /^Répondre/ }).click()
    await timeline.getByText(`Envoyée à ${EMAIL}.`).waitFor()
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    assert.deepEqual(await violations(page, ['.admin-side', '.admin-top']), [])

    await runEvents()
    await runJobs()
    const mails = (await sent()).filter(({ to }) => to === EMAIL).map(({ text }) => text)
    assert.isTrue(mails.some((text) => text.includes(REPLY)))
    assert.isFalse(mails.some((text) => text.includes(NOTE)))

    await openPage(page, customer)
    await timeline
      .getByRole('listitem')
      .filter({ hasText: String(order?.number) })
      .filter({ hasText: NOTE })
      .waitFor()
    await page.close()
  })
})
