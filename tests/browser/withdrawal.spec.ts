import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { anOrderOf } from '#plugins/sales/testing'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../plugins/users/demo/demo_accounts.js'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { signInStaff } from './sign_in.js'
import type { Page } from 'playwright'

test.group('A withdrawal', (group) => {
  group.setup(openDemoShop)

  test('of a guest goes by the link of a mail, in two steps, and waits for staff', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
    const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
    const office = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
    cleanup(async () => {
      await phone.close()
      await office.close()
    })
    const email = DEMO_CUSTOMERS[0]?.email ?? ''
    const { id } = await anOrderOf(email, DEMO_PASSWORD, 'LAN-0012', 6)
    const { reader } = await app.container.make(Store)
    const order = await reader.first<{ number: string }>('select number from sales_orders where id = ?', [id])
    const number = String(order?.number)

    const guest = await phone.newPage()
    await openPage(guest, '/vue/')
    await guest.getByRole('contentinfo').getByRole('link', { name: 'renoncer au contrat ici', exact: true }).click()
    await guest.waitForURL('**/withdrawal')
    const sent = await watchMails()
    await guest.getByRole('textbox', { name: 'Numéro de la commande' }).fill(number)
    await guest.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
    await guest.getByRole('button', { name: 'Recevoir le lien' }).click()
    await guest.getByText('Si une commande correspond').waitFor()
    await runJobs()
    const mail = (await sent()).find(({ text }) => text.includes(`/withdrawal/${number}?key=`))
    const link = /https?:\/\/\S+\/withdrawal\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const { pathname, search } = new URL(link)
    await withdraw(guest, `${pathname}${search}`)
    await guest.getByText(`Rétractation ${number}-1`).waitFor()
    assert.match(await guest.locator('article').first().innerText(), /2 × [\s\S]+\d\d:\d\d:\d\d \(/)

    const staff = await office.newPage()
    await signInStaff(staff)
    await openPage(staff, `/vue/admin/commerce/sales/withdrawals?q=${number}`)
    await staff.getByRole('link', { name: `${number}-1`, exact: true }).click()
    await staff.getByRole('heading', { level: 1, name: `Rétractation ${number}-1` }).waitFor()
    await staff.getByRole('button', { name: 'Rembourser', exact: true }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Rembourser', exact: true }).click()
    await staff.getByText('La rétractation est remboursée.').waitFor()
  })
})

/** Two of six bottles, after a second thought. */
async function withdraw(guest: Page, address: string): Promise<void> {
  await openPage(guest, address)
  const pieces = guest.getByLabel(/^Quantité/)
  const choose = async (quantity: string) => {
    await pieces.selectOption(quantity)
    await guest.getByRole('button', { name: 'renoncer au contrat ici', exact: true }).click()
    await guest.getByText('Votre déclaration').waitFor()
  }
  await choose('3')
  await guest.getByRole('button', { name: 'Modifier', exact: true }).click()
  await pieces.and(guest.locator('[name^=quantity]')).waitFor()
  if ((await pieces.inputValue()) !== '3') throw new Error('The choice is lost.')
  await choose('2')
  await guest.getByRole('button', { name: 'confirmer la rétractation', exact: true }).click()
  await guest.getByText('Votre rétractation est enregistrée.', { exact: false }).waitFor()
}
