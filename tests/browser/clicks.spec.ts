import { test } from '@japa/runner'
import { Visitor } from '#core/testing/visitor'
import { anOrderOf } from '#plugins/sales/testing'
import { DEMO_CUSTOMERS, DEMO_PASSWORD, DEMO_STAFF } from '../../plugins/users/demo/demo_accounts.js'
import { openDemoShop } from './demo_shop.js'
import { openPage, untilAlive } from './open_page.js'
import { signInStaff } from './sign_in.js'
import type { Locator, Page } from 'playwright'

/** Presses what staff press, and counts. Typing and keys are not counted. */
class Hand {
  clicks = 0

  constructor(readonly page: Page) {}

  async click(what: Locator): Promise<void> {
    await what.click()
    this.clicks += 1
  }

  button(name: string | RegExp, inside: Page | Locator = this.page): Promise<void> {
    return this.click(inside.getByRole('button', { name, exact: true }).first())
  }
}

/** What the same job takes in the back office that most shops know (docs/staff.md). */
const MOST = { ship: 4, price: 3, quote: 5, lastOrder: 2, product: 12 }

test.group('The five most common jobs of staff', (group) => {
  group.setup(openDemoShop)

  const begin = async (page: Page, address: string): Promise<Hand> => {
    await signInStaff(page)
    await openPage(page, address)
    await untilAlive(page)
    return new Hand(page)
  }

  test('an order is shipped from the list', async ({ assert, browserContext }) => {
    const { id } = await anOrderOf(DEMO_CUSTOMERS[0]?.email ?? '', DEMO_PASSWORD, 'MON-0003')
    const page = await browserContext.newPage()
    const hand = await begin(page, '/vue/admin/commerce/sales/orders')
    await hand.click(page.locator(`tbody a[href$="/orders/${id}"]`).first())
    await hand.button('Expédier')
    await hand.button('Expédier', page.getByRole('dialog'))
    await page.getByText('1 expédié', { exact: true }).waitFor()
    assert.isAtMost(hand.clicks, MOST.ship)
  })

  test('a price is changed', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    const hand = await begin(page, '/vue/admin/commerce/catalog/products?q=Clairette%20tradition')
    await hand.button(/Modifier.* Prix, /)
    const price = page.getByRole('dialog').getByLabel('Prix TTC')
    await price.fill('23,40')
    await price.press('Enter')
    await page.getByRole('button', { name: /^23,40.*Modifier.* Prix, / }).waitFor()
    assert.isAtMost(hand.clicks, MOST.price)
  })

  test('a quote is priced and sent', async ({ assert, browserContext }) => {
    const { id: orderId } = await anOrderOf(DEMO_CUSTOMERS[0]?.email ?? '', DEMO_PASSWORD, 'MON-0003')
    const staff = new Visitor()
    await staff.send('POST', '/api/admin/users/session', { email: DEMO_STAFF.email, password: DEMO_PASSWORD })
    const { body } = await staff.send('POST', '/api/admin/sales/quotes', { orderId })
    const { id } = (body as { data: { id: number } }).data
    const page = await browserContext.newPage()
    const hand = await begin(page, '/vue/admin/commerce/sales/quotes?filter[state]=requested')
    await hand.click(page.locator(`tbody a[href$="/quotes/${id}"]`).first())
    await page.getByRole('heading', { level: 1, name: /^Devis / }).waitFor()
    await untilAlive(page)
    const price = page.getByLabel(/^Prix de /).first()
    await hand.click(price)
    await price.fill('19,00')
    await hand.button('Enregistrer les prix')
    await page.getByText('Prix enregistrés.').waitFor()
    await hand.button('Envoyer')
    await hand.button('Envoyer', page.getByRole('dialog'))
    await page.getByText('Devis envoyé.', { exact: true }).waitFor()
    assert.isAtMost(hand.clicks, MOST.quote)
  })

  test('the last order of a customer is found', async ({ assert, browserContext }) => {
    const email = DEMO_CUSTOMERS[0]?.email ?? ''
    const { id } = await anOrderOf(email, DEMO_PASSWORD, 'MON-0003')
    const page = await browserContext.newPage()
    const hand = await begin(page, `/vue/admin/users/customers?q=${email}`)
    await hand.click(page.locator('tbody a[href*="/customers/"]').first())
    await hand.click(page.getByRole('link', { name: /^CMD/ }).first())
    await page.waitForURL(new RegExp(`/orders/${id}$`))
    assert.isAtMost(hand.clicks, MOST.lastOrder)
  })

  test('a product of two formats is added', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    const hand = await begin(page, '/vue/admin/commerce/catalog/products')
    const option = (name: string) => page.getByRole('option', { name, exact: true }).first()
    await hand.click(page.getByRole('link', { name: 'Nouveau produit' }))
    await page.getByRole('heading', { level: 1, name: 'Nouveau produit' }).waitFor()
    await untilAlive(page)
    // A product begins in the family of the last one, which another test may have made.
    const family = page.getByRole('textbox', { name: 'Famille', exact: true })
    if ((await family.inputValue()) !== 'Vin') {
      await hand.click(family)
      await hand.click(option('Vin'))
    }
    await hand.click(page.getByRole('textbox', { name: 'Type', exact: true }))
    await hand.click(option('Configurable'))
    const name = page.getByLabel('Nom').first()
    await hand.click(name)
    await name.fill('Un vin en deux formats')
    const sizes = page.getByRole('textbox', { name: /^Contenance.*ce qui se vend/ })
    await hand.click(sizes)
    for (const size of ['75 cl', 'Magnum 150 cl']) await hand.click(option(size))
    await page.keyboard.press('Escape')
    for (const [at, price] of ['24,00', '52,00'].entries()) {
      const field = page.locator('.admin-variants > li').nth(at).getByLabel('Prix TTC')
      await hand.click(field)
      await field.fill(price)
    }
    await hand.button('Créer')
    await page.getByRole('heading', { level: 1, name: 'Un vin en deux formats' }).waitFor()
    assert.isAtMost(hand.clicks, MOST.product)
  })
})
