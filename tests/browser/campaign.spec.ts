import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { SmtpInbox, type TakenMail } from '#tests/fixtures/smtp_server'
import { DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'
import { openDemoShop } from './demo_shop.js'
import { openPage, untilAlive } from './open_page.js'
import { phonePage, send } from './shopping.js'
import { runJobs } from '#core/testing/run_jobs'
import { signInStaff } from './sign_in.js'
import type { Page } from 'playwright'

const READERS = { anne: 'anne.lectrice@exemple.fr', paul: 'paul.lecteur@exemple.fr' }

/** The first address in a mail that leads to such a page, as a path of the shop. */
function linkIn(mail: TakenMail | undefined, part: string): string {
  const found = [...(mail?.mail.text ?? '').matchAll(/https?:\/\/\S+/g)].find(([address]) => address.includes(part))
  const { pathname } = new URL(found?.[0] ?? 'http://none')
  return pathname
}

test.group('A campaign from its form to its reader', (group) => {
  const inbox = new SmtpInbox()

  group.setup(async () => {
    await openDemoShop()
    app.config.set('mail.smtpUrl', await inbox.open())
    return async () => {
      app.config.set('mail.smtpUrl', '')
      await inbox.close()
    }
  })

  const mailsTo = async (to: string) => {
    await runJobs()
    return inbox.taken.filter((mail) => mail.to.includes(to))
  }
  /** Those of the demo shop, and of other tests, as well. */
  const readers = async () => {
    const { reader } = await app.container.make(Store)
    const sql = "select count(*) as count from marketing_subscribers where state = 'confirmed'"
    return Number((await reader.first<{ count: number }>(sql))?.count)
  }
  const counted = (count: number) => new RegExp(`^${count} destinataires?$`)
  /** What the schedule does every minute. */
  const sendDue = async () => {
    const queue = await app.container.make(Queue)
    await queue.enqueue(null, 'marketing.send_campaigns', {})
    await runJobs()
  }
  async function subscribe(phone: Page, email: string): Promise<void> {
    await openPage(phone, '/vue/newsletter')
    await phone.locator('main').getByLabel('Votre email').fill(email)
    await send(phone, 'S’inscrire')
    await phone.getByText(`Un email vient de partir pour ${email}`).waitFor()
    const [mail] = await mailsTo(email)
    await openPage(phone, linkIn(mail, '/newsletter/confirm/'))
    await send(phone, 'Je confirme')
    await phone.getByRole('heading', { name: 'Inscription confirmée' }).waitFor()
  }
  const press = async (page: Page, name: string) => {
    await page.getByRole('button', { name, exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  async function write(page: Page, name: string, subject: string): Promise<void> {
    await openPage(page, '/vue/admin/marketing/campaigns/create')
    await page.getByLabel('Nom').first().fill(name)
    await page.getByRole('textbox', { name: 'Objet' }).first().fill(subject)
    const text = page.getByRole('textbox', { name: 'Texte', exact: true }).and(page.locator('[contenteditable]'))
    await text.first().click()
    await page.keyboard.type('Bonjour, les vins d’été sont arrivés.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('{{shop|Voir les vins}}')
    await page.getByRole('button', { name: 'Ajouter une condition' }).click()
    await page.getByRole('textbox', { name: 'Sur', exact: true }).last().click()
    await page.getByRole('option', { name: 'Inscrit depuis moins de' }).click()
    await page.getByLabel('Jours').fill('1')
  }
  const save = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Campagnes' }).waitFor()
    await page.locator('.admin-row-link').filter({ hasText: name }).first().click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await untilAlive(page)
  }

  test('is written, tried, sent to a segment, and left by one press', async ({ assert, browser, browserContext }) => {
    const phone = await phonePage(browser)
    for (const email of Object.values(READERS)) await subscribe(phone, email)
    const page = await browserContext.newPage()
    await signInStaff(page)
    await write(page, 'Vins d’été', 'Les vins d’été')
    await page
      .getByRole('status')
      .filter({ hasText: counted(await readers()) })
      .waitFor()
    await save(page, 'Vins d’été')

    await press(page, 'M’envoyer un essai')
    const [tried] = await mailsTo(DEMO_STAFF.email)
    assert.equal(tried?.mail.subject, 'Les vins d’été')

    await press(page, 'Envoyer')
    await sendDue()
    const [first] = await mailsTo(READERS.anne).then((mails) => mails.slice(-1))
    assert.equal(first?.mail.subject, 'Les vins d’été')
    assert.include(first?.mail.text, 'les vins d’été sont arrivés')
    assert.include(first?.mail.html, 'Voir les vins')

    // Anne presses « Se désabonner » in her mail program, Paul follows the link at the foot.
    const header = first?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const { pathname } = new URL(header.replace(/^<|>$/g, ''))
    const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    assert.equal(answer.status, 200)
    const [second] = await mailsTo(READERS.paul).then((mails) => mails.slice(-1))
    await openPage(phone, linkIn(second, '/newsletter/preferences/'))
    await phone.getByText(READERS.paul).first().waitFor()
    await send(phone, 'Me désinscrire')
    await phone.getByText(`${READERS.paul} ne recevra plus la lettre d’information.`).waitFor()

    await openPage(page, '/vue/admin/marketing/campaigns')
    const row = page.getByRole('row').filter({ hasText: 'Vins d’été' })
    await row.filter({ hasText: 'Envoyée' }).waitFor()

    // The log tells who left; the plain links of who did not agree lead straight to the shop.
    await row.locator('.admin-row-link').click()
    await page.getByRole('link', { name: 'Journal d’envoi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Journal d’envoi' }).waitFor()
    for (const email of Object.values(READERS)) {
      await page.getByRole('row').filter({ hasText: email }).filter({ hasText: 'Désinscrit par cet email' }).waitFor()
    }
    assert.notInclude(first?.mail.html, '/newsletter/clicks/')

    // A second campaign reaches neither of them.
    const before = [await mailsTo(READERS.anne), await mailsTo(READERS.paul)].map(({ length }) => length)
    await write(page, 'Vins d’automne', 'Les vins d’automne')
    await page
      .getByRole('status')
      .filter({ hasText: counted(await readers()) })
      .waitFor()
    await save(page, 'Vins d’automne')
    await press(page, 'Envoyer')
    await sendDue()
    const after = [await mailsTo(READERS.anne), await mailsTo(READERS.paul)].map(({ length }) => length)
    assert.deepEqual(after, before)
    assert.include(
      inbox.taken.map(({ mail }) => mail.subject),
      'Les vins d’automne'
    )
  })
})
