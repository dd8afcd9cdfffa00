import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../plugins/users/demo/demo_accounts.js'
import { untilAlive } from './open_page.js'
import type { Browser, Page } from 'playwright'

const PHONE = { width: 390, height: 844 }

/** A wine as lists show it. */
export interface Card {
  path: string
  name: string
  buySku: string | null
  stock: string
  price: { amount: number }
  regularPrice: unknown
}

/** A phone of its own, with nobody signed in. */
export async function phonePage(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
  const context = await browser.newContext({ javaScriptEnabled, baseURL, viewport: PHONE })
  return context.newPage()
}

/** A wine that goes into the cart at once, and is of a kind that is wanted. */
export async function someWine(page: Page, isWanted: (card: Card) => boolean = () => true): Promise<Card> {
  const { data } = (await (await page.request.get('/api/catalogue/products?limit=96')).json()) as { data: Card[] }
  const card = data.find((one) => one.buySku && one.stock === 'in_stock' && one.regularPrice === null && isWanted(one))
  if (!card) throw new Error('The demo shop has no wine that can be bought at once')
  return card
}

/** Sends the form that has this button. A phone has it a second time, in the bar below. */
export const send = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).first().click()

/** Types into the visible fields of the page. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.locator('main').getByLabel(label, { exact: true }).filter({ visible: true }).fill(value)
  }
}

/** Waits for the heading of a page. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Puts a wine into the cart and goes to it. */
export async function takeWine(page: Page, isAlive = true, isWanted?: (card: Card) => boolean): Promise<Card> {
  const wine = await someWine(page, isWanted)
  await page.goto(`/vue${wine.path}`)
  if (isAlive) {
    await untilAlive(page)
    await send(page, 'Ajouter au panier')
    await page.getByRole('dialog').getByRole('button', { name: 'Oui, j’ai 18 ans ou plus' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Voir le panier' }).click()
  } else {
    await page.getByLabel('Je certifie avoir 18 ans ou plus').check()
    await send(page, 'Ajouter au panier')
  }
  await heading(page, 'Votre panier')
  await page.locator('main').getByRole('heading', { name: wine.name }).waitFor()
  return wine
}

/** From the cart to the payment: signs in on the way, types an address, chooses a delivery. */
export async function goToPayment(page: Page): Promise<void> {
  await send(page, 'Commander')
  await page.waitForURL(/\/login\?next=/)
  await page
    .locator('main')
    .getByLabel('Adresse email')
    .fill(DEMO_CUSTOMERS[0]?.email ?? '')
  await page.locator('main').getByLabel('Mot de passe').fill(DEMO_PASSWORD)
  await send(page, 'Se connecter')
  await heading(page, 'Vos adresses')
  const other = page.getByRole('radio', { name: 'Une autre adresse' }).first()
  if (await other.isVisible()) await other.check()
  await fill(page, { 'Numéro et rue': '12 rue des Vignes', 'Code postal': '7501', 'Ville': 'Paris' })
  await send(page, 'Choisir la livraison')
  // A postcode that is none is told beside its field, and nothing is lost.
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Code postal/ })
    .waitFor()
  await fill(page, { 'Code postal': '75011' })
  await send(page, 'Choisir la livraison')
  await heading(page, 'Mode de livraison')
  await page.getByRole('radio').first().check()
  await send(page, 'Choisir le paiement')
  await heading(page, 'Moyen de paiement')
}
