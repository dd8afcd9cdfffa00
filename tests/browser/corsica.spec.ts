import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { untilAlive } from './open_page.js'
import { fill, heading, phonePage, send, takeWine, type Card } from './shopping.js'
import { signInCustomer } from './sign_in.js'
import type { Page } from 'playwright'

/** From this much on the demo shop delivers to Corsica, in cents. */
const LEAST = 50_000

/** Bottles that come, less ten percent, to just more than what Corsica takes, and one fewer. */
const enough = ({ price }: Card) => Math.ceil(LEAST / 0.9 / price.amount)

/** Leaves nothing of an earlier try in the cart of the customer. */
async function emptyCart(page: Page): Promise<void> {
  await page.goto('/vue/checkout/cart')
  const remove = page.locator('main').getByRole('button', { name: 'Retirer', exact: true })
  for (let left = await remove.count(); left > 0; left -= 1) {
    await untilAlive(page)
    await remove.first().click()
    await page.waitForFunction(
      (count) =>
        [...document.querySelectorAll('main button')].filter((b) => b.textContent === 'Retirer').length < count,
      left
    )
  }
}

async function setQuantity(page: Page, { name }: Card, quantity: number): Promise<void> {
  await page.goto('/vue/checkout/cart')
  await untilAlive(page)
  await page.getByLabel(`Quantité de ${name}`).fill(String(quantity))
  const answered = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
  await page.getByLabel(`Quantité de ${name}`).press('Enter')
  await answered
}

async function toDelivery(page: Page): Promise<void> {
  await page.goto('/vue/checkout/addresses')
  await heading(page, 'Vos adresses')
  const other = page.getByRole('radio', { name: 'Une autre adresse' }).first()
  if (await other.isVisible()) await other.check()
  await fill(page, { 'Numéro et rue': '3 cours Napoléon', 'Code postal': '20000', 'Ville': 'Ajaccio' })
  await send(page, 'Choisir la livraison')
  await heading(page, 'Mode de livraison')
}

test.group('An individual in Corsica', (group) => {
  group.setup(openDemoShop)

  test('buys with a code, once there is enough for the ferry', async ({ assert, browser, cleanup }) => {
    const page = await phonePage(browser)
    cleanup(() => page.context().close())
    await signInCustomer(page)
    await emptyCart(page)
    // A dear one: a few bottles are enough, and those of other tests stay on the shelf.
    const wine = await takeWine(page, true, ({ price }) => price.amount >= 9000 && price.amount <= 20_000)
    await untilAlive(page)
    await fill(page, { 'Code promotionnel': 'NOËL-1999' })
    await send(page, 'Appliquer')
    await page.getByText('Ce code promotionnel n’existe pas').waitFor()
    await fill(page, { 'Code promotionnel': 'bienvenue10' })
    await send(page, 'Appliquer')
    await page
      .locator('main')
      .getByText(/BIENVENUE10/)
      .first()
      .waitFor()
    // With the code it comes to less than 500 €: the shopper reads what is missing, and no way of delivery is offered.
    await setQuantity(page, wine, enough(wine) - 1)
    await toDelivery(page)
    const told = await page.locator('main').innerText()
    assert.match(told, /Il manque [\d,\u202f\u00a0]+€ pour être livré en Corse/)
    assert.equal(await page.getByRole('radio').count(), 0)
    await setQuantity(page, wine, enough(wine))
    await toDelivery(page)
    await page.getByRole('radio', { name: /Offerte/ }).check()
    await send(page, 'Choisir le paiement')
    await heading(page, 'Moyen de paiement')
    await page.getByRole('radio', { name: /^Virement bancaire/ }).check()
    await page.getByLabel('J’ai lu et j’accepte les conditions générales de vente.').check()
    await send(page, 'Commander avec obligation de paiement')
    await heading(page, 'Réglez votre commande par virement')
    const total = Math.round(enough(wine) * wine.price.amount * 0.9)
    const done = (await page.locator('main').innerText()).replaceAll(/[\s\u202f\u00a0]/g, '')
    assert.include(done, `${(total / 100).toFixed(2).replace('.', ',')}€`)
  }).timeout(90_000)
})
