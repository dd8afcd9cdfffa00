import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import { setSetting } from '#plugins/sales/testing'
import { DEMO_CUSTOMERS } from '../../plugins/users/demo/demo_accounts.js'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { phonePage, send } from './shopping.js'
import { signInCustomer, signInStaff } from './sign_in.js'
import type { Page } from 'playwright'

const EMAIL = DEMO_CUSTOMERS[0]?.email ?? ''
const ADDRESS = 'aide@cave.example'
const TOKEN = 'un-jeton-assez-long-pour-un-serveur'

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

/** Hands a mail of the customer over, as a mail server does. */
async function mailed(page: Page, mail: { to: string; subject: string; text: string }) {
  const lines = [
    `From: Camille <${EMAIL}>`,
    `To: ${mail.to}`,
    `Subject: ${mail.subject}`,
    `Message-ID: <${crypto.randomUUID()}@exemple.fr>`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ]
  const answer = await page.request.post('/api/tickets/mails', {
    headers: { 'Authorization': `Bearer ${TOKEN}`, 'Content-Type': 'message/rfc822' },
    data: Buffer.from(`${lines.join('\r\n')}\r\n\r\n${mail.text}`),
  })
  return ((await answer.json()) as { data: { outcome: string; ticketId: number } }).data
}

/** The keys of a ticket's screen go to the screen, not to a field. */
const leaveFields = (page: Page) =>
  page.locator('h1').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

async function close(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await leaveFields(page)
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

const NOTES = /\/tickets\/tickets\/\d+\/notes$/
const CHANGES = /\/tickets\/tickets\/\d+$/
const NEW = /\/tickets\/tickets$/

test.group('A day of a ticket', (group) => {
  group.setup(openDemoShop)

  test('is opened by the keyboard', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, '/vue/admin/tickets/list/create')
    await page.getByRole('textbox', { name: 'Sujet', exact: true }).focus()
    await page.keyboard.type('Une caisse à reprendre')
    // About a product, which the search of the back office finds.
    await page.getByLabel('Au sujet de').first().focus()
    await page.keyboard.type('MON-0003')
    await page.getByRole('option').first().waitFor()
    await press(page, 'ArrowDown', 'Enter')
    const made = written(page, NEW)
    await press(page, 'Control+s')
    await made
    await page.waitForURL(/\/tickets\/ticket\/\d+/)
    await page.getByRole('heading', { level: 1, name: /Une caisse à reprendre/ }).waitFor()
    const about = page.getByRole('region', { name: 'Description' }).getByRole('link').first()
    assert.match((await about.getAttribute('href')) ?? '', /\/catalog\/products\/\d+$/)
    await page.close()
  })

  test('comes by mail, is assigned, answered by mail, split into subtasks and closed, and is on the timeline', async ({
    assert,
    browserContext,
    cleanup,
  }) => {
    await setSetting('tickets.mail.address', ADDRESS)
    await setSetting('tickets.mail.webhook_token', TOKEN)
    cleanup(async () => {
      await setSetting('tickets.mail.address', '')
      await setSetting('tickets.mail.webhook_token', '')
    })
    const page = await browserContext.newPage()
    await signInStaff(page)
    const { outcome, ticketId } = await mailed(page, {
      to: ADDRESS,
      subject: 'Un carton mouillé',
      text: 'Le carton est arrivé trempé.',
    })
    assert.equal(outcome, 'created')
    const parent = `/vue/admin/tickets/ticket/${ticketId}`
    await openPage(page, parent)
    await page.getByRole('heading', { level: 1, name: /Un carton mouillé/ }).waitFor()

    // Assigned: the first colleague whom the typed letters find.
    await leaveFields(page)
    await press(page, 'a')
    await page.keyboard.type('Démo')
    await page.getByRole('option').first().waitFor()
    const assigned = written(page, CHANGES)
    await press(page, 'ArrowDown', 'Enter', 'Control+s')
    await assigned

    // Answered: the customer receives a mail, whose answer comes back to the ticket.
    const sent = await watchMails()
    await leaveFields(page)
    await press(page, 'n')
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
    await page.keyboard.type('Nous renvoyons le carton.')
    const noted = written(page, NOTES)
    await press(page, 'Control+s')
    await noted
    await page.getByText('Nous renvoyons le carton.').first().waitFor()

    // Split.
    await leaveFields(page)
    await press(page, 't')
    await page.getByRole('dialog').getByLabel('Sujet').waitFor()
    await page.keyboard.type('Appeler le transporteur')
    const split = written(page, NEW)
    await press(page, 'Enter')
    await split
    const below = page.getByRole('link', { name: /Appeler le transporteur/ })
    await below.waitFor()

    await runEvents()
    await runJobs()
    const answer = (await sent()).find(({ to, text }) => to === EMAIL && text.includes('Nous renvoyons le carton.'))
    const replyTo = answer?.replyTo ?? ''
    assert.match(replyTo, new RegExp(`aide\\+${ticketId}-c-\\S+@cave\\.example`))
    const thanks = await mailed(page, { to: replyTo, subject: 'Re: Un carton mouillé', text: 'Merci beaucoup.' })
    assert.deepEqual([thanks.outcome, thanks.ticketId], ['noted', ticketId])

    // The parent does not close before its subtask; then both do.
    await below.focus()
    await press(page, 'Enter')
    await page.waitForURL((url) => !url.pathname.endsWith(parent))
    await close(page, /Appeler le transporteur/)
    await openPage(page, parent)
    await close(page, /Un carton mouillé/)
    await page.getByText('Fermé', { exact: true }).first().waitFor()

    const { reader } = await app.container.make(Store)
    const customer = await reader.first<{ id: number }>('select id from users_customers where email = ?', [EMAIL])
    await openPage(page, `/vue/admin/users/customers/${customer?.id}`)
    const timeline = page.getByRole('region', { name: 'Chronologie' })
    const filters = timeline.getByRole('group', { name: 'Filtrer la chronologie' })
    await filters.getByRole('button', { name: 'Commandes', exact: true }).click()
    await filters.getByRole('button', { name: 'Tickets', exact: true }).click()
    for (const text of ['Le carton est arrivé trempé.', 'Nous renvoyons le carton.', 'Merci beaucoup.']) {
      await timeline.getByRole('listitem').filter({ hasText: 'Un carton mouillé' }).filter({ hasText: text }).waitFor()
    }
    await timeline.getByText(`Ticket #${ticketId} fermé : Un carton mouillé`).waitFor()
    await timeline
      .getByRole('link', { name: /CMD-\d{4}-\d+/ })
      .first()
      .waitFor()
    await page.close()
  })

  test('is opened by a customer on a phone, with a picture, and answered by staff', async ({
    assert,
    browser,
    browserContext,
  }) => {
    const page = await phonePage(browser)
    await signInCustomer(page)
    await openPage(page, '/vue/account/tickets')
    await page.locator('main').getByRole('link', { name: 'Nouvelle demande' }).click()
    await page.getByRole('heading', { level: 1, name: 'Nouvelle demande' }).waitFor()
    await page.getByLabel('Sujet').fill('Le bouchon a coulé')
    await page.getByLabel('Votre message').fill('Une bouteille a perdu du vin pendant le voyage.')
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#722f37' } })
      .jpeg()
      .toBuffer()
    await page.locator('input[type=file]').setInputFiles({ name: 'bouchon.jpg', mimeType: 'image/jpeg', buffer })
    await page.locator('input[type=hidden][name=attachments]').waitFor({ state: 'attached' })
    await send(page, 'Envoyer la demande')
    await page.getByRole('heading', { level: 1, name: 'Le bouchon a coulé' }).waitFor()
    const messages = page.getByRole('list', { name: 'Messages' })
    await messages.getByRole('link', { name: /bouchon/ }).waitFor()
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    const address = new URL(page.url()).pathname

    // Staff find it among what is to be answered.
    const office = await browserContext.newPage()
    await signInStaff(office)
    await openPage(office, '/vue/admin/tickets/list?filter[waits_for]=shop')
    await office.getByRole('link', { name: 'Le bouchon a coulé' }).click()
    await office.getByRole('heading', { level: 1, name: /Le bouchon a coulé/ }).waitFor()
    await office
      .getByRole('link', { name: /bouchon/ })
      .first()
      .waitFor()
    await office.getByLabel('Texte de la note').fill('Nous vous en renvoyons une.')
    const answered = written(office, NOTES)
    await office.getByRole('button', { name: 'Répondre' }).click()
    await answered

    await openPage(page, '/vue/account/tickets')
    await page.getByText('Nous avons répondu').first().waitFor()
    await page.getByRole('link', { name: /Le bouchon a coulé/ }).click()
    await page.waitForURL((url) => url.pathname === address)
    await messages.getByText('Nous vous en renvoyons une.').waitFor()
    await page.context().close()
    await office.close()
  })
})
