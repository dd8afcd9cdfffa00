import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { phonePage, send } from './shopping.js'
import { sentOrder } from './sent_order.js'
import { signInCustomer, signInStaff } from './sign_in.js'

/** A wine that no other test of the browser reviews. */
const SKU = 'LAN-0013'

test.group('A review', (group) => {
  group.setup(openDemoShop)

  test('is written on a phone, published and answered, and stands on the page of the wine', async ({
    assert,
    browser,
    browserContext,
  }) => {
    await sentOrder(SKU, 1, true)
    const phone = await phonePage(browser)
    await signInCustomer(phone)
    await openPage(phone, '/vue/account/reviews')
    const item = phone.locator('main li:has(summary)').filter({ hasNotText: 'Publié' }).first()
    const name = await item.getByRole('heading').innerText()
    // A single product is open already.
    if ((await item.locator('details[open]').count()) === 0) await item.locator('summary').click()
    await item.getByRole('button', { name: 'Envoyer mon avis' }).click()
    await phone.getByText('Choisissez un nombre d’étoiles.').first().waitFor()
    await phone.locator('main').getByRole('radio', { name: '4 étoiles' }).check()
    await phone.getByLabel(/^Mon avis/).fill('Un vin droit, à garder.')
    await send(phone, 'Envoyer mon avis')
    await phone.getByText('Relu par la boutique avant d’être publié').waitFor()

    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, '/vue/admin/commerce/marketing/reviews')
    await page.locator('.admin-row-link').first().click()
    await page.getByText('Un vin droit, à garder.').waitFor()
    await page.getByRole('textbox', { name: 'État' }).click()
    await page.getByRole('option', { name: 'Publié' }).click()
    await page.getByLabel('Réponse de la boutique').fill('Merci, à bientôt.')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await page.getByText('Enregistré').first().waitFor()

    await openPage(phone, '/vue/account/reviews')
    await phone.locator('main').getByRole('link', { name }).first().click()
    await phone.getByRole('heading', { level: 1, name }).waitFor()
    await phone.getByRole('heading', { name: 'Avis des clients' }).waitFor()
    assert.include(await phone.locator('#reviews').innerText(), 'Un vin droit, à garder.')
    assert.include(await phone.locator('#reviews').innerText(), 'Merci, à bientôt.')
    await phone.locator('#reviews').getByRole('link', { name: 'Voir l’avis' }).click()
    await phone.getByText('Achat vérifié', { exact: true }).waitFor()
  })
})
