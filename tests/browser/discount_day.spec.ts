import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { call } from './checkout_screens.js'
import { openDemoShop } from './demo_shop.js'
import { signInStaff } from './sign_in.js'
import { DEMO_CUSTOMERS } from '../../plugins/users/demo/demo_accounts.js'
import { goToPayment, heading, phonePage, send, someWine } from './shopping.js'
import { untilAlive } from './open_page.js'
import type { Page } from 'playwright'

const NAME = 'Treize à la douzaine'

/** Nothing of these tests is left for the others. */
async function clear(): Promise<void> {
  const store = await app.container.make(Store)
  await store.transaction(async (trx) => {
    await trx.rawQuery('delete from marketing_cart_rules where name = ?', [NAME])
    await store.changes.record(trx, 'marketing.cart_rules', ['0'])
  })
}

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('textbox', { name: label }).last().click()
  await page.getByRole('option', { name: option }).first().click()
}

test.group('A discount from its form to the cart', (group) => {
  group.setup(openDemoShop)
  group.each.setup(() => clear)

  test('twelve pieces of a category, the cheapest free: made, tried, switched on, given', async ({
    assert,
    browser,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await page.goto('/vue/admin/marketing/discounts/create')
    await untilAlive(page)
    await page.getByLabel('Nom').first().fill(NAME)
    await page.getByLabel('Libellé en français').fill(NAME)
    await page.getByLabel('Libellé en anglais').fill('A baker’s dozen')
    await choose(page, 'Type', 'Le moins cher offert')
    await page.getByLabel('Pour tant d’articles').fill('12')
    await page.getByRole('button', { name: 'Ajouter une condition' }).click()
    await choose(page, 'Sur', /Article.*catégorie/)
    await page.getByRole('textbox', { name: 'Catégories' }).last().click()
    // Those at the top hold all below them: whatever wine is bought stands in one.
    const tops = page.getByRole('option', { name: /^[^>]+$/ })
    for (let at = 0; at < (await tops.count()); at++) await tops.nth(at).click()
    await page.keyboard.press('Escape')
    await page.getByLabel('Commandes par client, au plus').fill('1')
    await page.getByRole('switch', { name: 'Active' }).press('Space')
    await page.getByRole('button', { name: 'Essayer sur les 100 dernières commandes' }).click()
    await page.getByRole('status').filter({ hasText: 'commande' }).first().waitFor()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
    await page.getByRole('switch', { name: 'Active' }).press('Space')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Enregistré').first().waitFor()

    const phone = await phonePage(browser)
    await phone.goto('/vue')
    const wine = await someWine(phone)
    await call(phone, 'POST', '/api/sales/cart/items', { items: [{ sku: wine.buySku, quantity: 12 }], isOfAge: true })
    await phone.goto('/vue/checkout/cart')
    const cart = async () => ((await (await phone.request.get('/api/sales/cart')).json()) as { data: CartAnswer }).data
    const { lines, totals } = await cart()
    assert.equal(lines[0]?.quantity, 12)
    assert.equal(totals.discount.amount, wine.price.amount)
    await call(phone, 'PUT', `/api/sales/cart/items/${encodeURIComponent(lines[0]?.key ?? '')}`, { quantity: 11 })
    await phone.goto('/vue/checkout/cart')
    await phone.locator('main').getByText('il manque 1 article').waitFor()

    await call(phone, 'PUT', `/api/sales/cart/items/${encodeURIComponent(lines[0]?.key ?? '')}`, { quantity: 12 })
    await phone.goto('/vue/checkout/cart')
    await goToPayment(phone)
    await phone.getByRole('radio', { name: /^Chèque/ }).check()
    await phone.getByLabel('J’ai lu et j’accepte les conditions générales de vente.').check()
    await send(phone, 'Commander avec obligation de paiement')
    await heading(phone, 'Merci, votre commande est enregistrée')

    // A smaller cart does not get it, and staff read why.
    await call(phone, 'POST', '/api/sales/cart/items', { items: [{ sku: wine.buySku, quantity: 5 }], isOfAge: true })
    await phone.context().close()
    const { reader } = await app.container.make(Store)
    const [{ email } = { email: '' }] = DEMO_CUSTOMERS
    const customer = await reader.first<{ id: number }>('select id from users_customers where email = ?', [email])
    await page.goto(`/vue/admin/users/customers/${Number(customer?.id)}`)
    await untilAlive(page)
    await page.getByRole('tab', { name: 'Commandes' }).click()
    await page.getByRole('link', { name: 'Voir son panier' }).click()
    await page.getByRole('heading', { level: 1, name: /^Panier de / }).waitFor()
    await page.getByRole('button', { name: 'Expliquer les remises' }).click()
    const rule = page.locator('.admin-variant').filter({ hasText: NAME })
    await rule.getByText('Ne s’applique pas').waitFor()
    await rule.getByText('Elle a été utilisée autant de fois que permis.').waitFor()
  }).timeout(120_000)
})

interface CartAnswer {
  lines: { key: string; quantity: number }[]
  totals: { discount: { amount: number } }
}
