import { test } from '@japa/runner'
import { Visitor } from '#core/testing/visitor'
import { DEMO_CUSTOMERS, DEMO_PASSWORD, DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'
import { act } from './act.js'
import { askForQuote, openQuote } from './checkout_screens.js'
import { openDemoShop } from './demo_shop.js'
import { openPage, untilAlive } from './open_page.js'
import { someWine } from './shopping.js'
import { signIn, signInStaff } from './sign_in.js'
import type { Browser, Page } from 'playwright'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

async function pageOf(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
  const context = await browser.newContext({ baseURL, viewport })
  return context.newPage()
}

/** Finds the quote in the list of the back office and opens it. */
async function openInBackOffice(page: Page, number: string): Promise<void> {
  await openPage(page, `/vue/admin/commerce/sales/quotes?q=${number}`)
  await page.getByRole('link', { name: number, exact: true }).click()
  await heading(page, `Devis ${number}`)
}

/** Twenty euros a bottle instead of what the shop asks, with a pallet for forty. */
async function reprice(page: Page): Promise<void> {
  const prices = page.getByLabel(/^Prix de /)
  await prices.first().fill('20,00')
  await page
    .getByLabel(/^Quantité de /)
    .first()
    .fill('12')
  await page.getByLabel('Mode de livraison').fill('Palette')
  await page.getByLabel(/^Prix TTC/).fill('40,00')
  await page.getByRole('button', { name: 'Enregistrer les prix' }).click()
  await page.getByText('Prix enregistrés.').waitFor()
}

async function send(page: Page): Promise<void> {
  await act(page, 'Envoyer')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message au client').fill('Nos meilleurs prix pour votre carte.')
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await page.getByText('Devis envoyé.', { exact: true }).waitFor()
  await page.getByRole('region', { name: 'Envois' }).getByText('En vigueur').waitFor()
}

test.group('A quote', (group) => {
  group.setup(openDemoShop)

  test('of a professional is re-priced, sent, accepted and to be paid by transfer', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const customer = await pageOf(browser, { width: 1280, height: 900 })
    const staff = await pageOf(browser, { width: 1280, height: 900 })
    cleanup(async () => {
      await customer.context().close()
      await staff.context().close()
    })
    await signIn(customer, '/vue/account', DEMO_CUSTOMERS[1]?.email ?? '')
    await heading(customer, /^Bonjour/)
    const number = await askForQuote(customer)
    await signInStaff(staff)
    await openInBackOffice(staff, number)
    await reprice(staff)
    await send(staff)
    await customer.goto('/vue/account/quotes')
    await customer.getByRole('link', { name: number }).click()
    await heading(customer, `Devis ${number}`)
    const read = await customer.locator('main').innerText()
    assert.include(read, 'Nos meilleurs prix pour votre carte.')
    assert.include(read, 'Palette')
    await untilAlive(customer)
    await customer.getByRole('radio', { name: /^Virement bancaire/ }).check()
    const order = customer.getByRole('button', { name: 'Commander avec obligation de paiement' })
    await order.click()
    // What was not ticked is told, and nothing is lost.
    await customer.getByRole('alert').waitFor()
    await customer.getByLabel('J’ai lu et j’accepte les conditions générales de vente.').check()
    await customer.getByLabel('Je certifie avoir 18 ans ou plus.').check()
    await order.click()
    await heading(customer, 'Réglez votre commande par virement')
    assert.include(await customer.locator('main').innerText(), 'FR14 2004 1010 0505 0001 3M02 606')
    await staff.reload()
    await staff.getByRole('link', { name: /^Commande CMD-/ }).waitFor()
  }).timeout(60_000)

  test('of a guest is read and accepted on the phone in English, by the link of its mail', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const page = await pageOf(browser, { width: 390, height: 844 })
    cleanup(() => page.context().close())
    const { sent: number = '', sentKey: key = '' } = await openQuote(page)
    const link = `/vue/en/checkout/quotes/${number}?key=${key}`
    await page.goto(link)
    await heading(page, `Quote ${number}`)
    await untilAlive(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.isAtMost(width, 390)
    await page.getByRole('radio', { name: /^Cheque/ }).check()
    await page.getByLabel('I have read and accept the terms of sale.').check()
    await page.getByLabel('I certify that I am 18 or older.').check()
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
    await page.getByText('You accepted this quote: it is the order CMD-').waitFor()
    assert.equal(new URL(page.url()).pathname, `/vue/en/checkout/quotes/${number}`)
    // Nobody else opens it without the key of its link.
    assert.equal((await page.goto(`/vue/en/checkout/quotes/${number}`))?.status(), 404)
  }).timeout(60_000)

  test('of staff goes elsewhere on the phone, is accepted for its customer, and nothing hides at the side', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const page = await pageOf(browser, { width: 390, height: 844 })
    cleanup(() => page.context().close())
    await signInStaff(page)
    const wine = await someWine(page, ({ price }) => price.amount >= 5000 && price.amount < 9000)
    const id = await sentByStaff(wine.buySku ?? '')
    await openPage(page, `/vue/admin/commerce/sales/quotes/${id}`)
    const fits = async () => assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    await fits()
    for (const field of [page.getByLabel(/^Quantité de /), page.locator('[data-label="Total TTC"]')]) {
      const box = await field.first().boundingBox()
      assert.isAtMost((box?.x ?? 0) + (box?.width ?? 999), 390)
    }
    await page.getByRole('button', { name: 'Modifier les adresses' }).click()
    const addresses = page.getByRole('dialog')
    await addresses.getByLabel('Ville').fill('Lyon')
    await addresses.getByLabel('Code postal').fill('69001')
    await addresses.getByRole('button', { name: 'Enregistrer les adresses' }).click()
    await page.getByRole('region', { name: 'Facturation' }).getByText('69001 Lyon').waitFor()
    await act(page, 'Envoyer à nouveau')
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer à nouveau' }).click()
    await page.getByRole('region', { name: 'Envois' }).getByText('Envoi n° 2').waitFor()
    await act(page, 'Accepter pour le client')
    const yes = page.getByRole('dialog')
    await yes.getByLabel('Moyen de paiement').click()
    await page.getByRole('option', { name: 'Chèque' }).click()
    await yes.getByLabel('Qui a donné son accord, et comment').fill('Mme Démonstration, au téléphone')
    await yes.getByLabel('Le client a plus de 18 ans et accepte les conditions de vente').check()
    await yes.getByRole('button', { name: 'Passer la commande' }).click()
    await page.getByRole('region', { name: 'Suivi' }).getByText('Mme Démonstration, au téléphone').waitFor()
    await page.getByRole('link', { name: /^Commande CMD-/ }).click()
    await heading(page, /^Commande CMD-/)
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Commander à nouveau' }).waitFor()
    await page.keyboard.press('Escape')
    assert.include(await page.locator('main').innerText(), '69001 Lyon')
    await fits()
  }).timeout(60_000)
})

/** Staff begin a quote of one bottle for a customer of the demo shop, and send it; gives its number in the database. */
async function sentByStaff(sku: string): Promise<number> {
  const staff = new Visitor()
  const done = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> => {
    const answer = await staff.send(method, path, body)
    if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return (answer.body as { data: T }).data
  }
  await done('POST', '/api/admin/users/session', { email: DEMO_STAFF.email, password: DEMO_PASSWORD })
  const [customer] = await done<[{ id: number }]>('GET', `/api/admin/users/customers?q=${DEMO_CUSTOMERS[0]?.email}`)
  const quotes = '/api/admin/sales/quotes'
  const { id, version } = await done<{ id: number; version: number }>('POST', quotes, { customerId: customer.id })
  const lines = [{ sku, quantity: 1, off: 0 }]
  await done('PUT', `${quotes}/${id}`, { version, lines, shipping: { title: 'Colissimo', amount: 900 } })
  await done('POST', `${quotes}/${id}/sendings`, { validUntil: '2099-12-31' })
  return id
}
