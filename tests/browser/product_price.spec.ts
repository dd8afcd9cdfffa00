import { test } from '@japa/runner'
import { violations } from './axe.js'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import type { Locator, Page } from 'playwright'

const BOX = '/vue/coffret-decouverte-six-bouteilles-a-votre-gout'
const GROUP = '/vue/la-maison-des-trois-lunes-du-brut-au-millesime'
/** Cheaper from 6 and from 12 on. */
const TIERED = '/vue/corbieres-leolienne-2022'

const amountIn = (text: string) => /\d[\d\u00A0\u202F]*,\d\d\s€/u.exec(text)?.[0].trim() ?? ''

const headline = async (page: Page) => amountIn(await page.getByRole('region', { name: 'Prix et format' }).innerText())

const buyButton = (page: Page): Locator =>
  page
    .locator('main')
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()

const added = async (page: Page) => amountIn(await buyButton(page).innerText())

/** Puts it into the cart and tells what the cart says of it. */
async function bought(page: Page): Promise<string> {
  const answer = page.waitForResponse(
    (one) => one.url().includes('/api/sales/cart/items') && one.request().method() === 'POST' && one.ok()
  )
  await buyButton(page).click()
  const yes = page.locator('dialog[open]').getByRole('button', { name: /^Oui/ })
  await yes.or(page.locator('dialog[open]').getByText('Ajouté au panier')).first().waitFor()
  if (await yes.isVisible()) await yes.click()
  const { data } = (await (await answer).json()) as { data: { totals: { subtotal: { amount: number } } } }
  return new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(
    data.totals.subtotal.amount / 100
  )
}

const plain = (text: string) => text.replace(/\s/gu, ' ')

test.group('A price that is shown is what the button adds', (group) => {
  group.tap((each) => each.tags(['@looks']))
  group.setup(openDemoShop)

  test('of a bundle: headline and button follow what is chosen, and so does the cart', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, BOX)
    const before = await headline(page)
    assert.equal(await added(page), before)
    await page.getByRole('radio').nth(1).check()
    const chosen = await headline(page)
    assert.notEqual(chosen, before)
    assert.equal(await added(page), chosen)
    assert.equal(plain(await bought(page)), plain(chosen))
  })

  test('of a group: each member once, with how many of it, and their sum', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, GROUP)
    const form = page.getByRole('form', { name: 'Dans ce lot' })
    const fields = form.getByRole('spinbutton')
    assert.equal(await page.locator('main').getByText('Champagne Millésime 2015', { exact: true }).count(), 1)
    const before = await headline(page)
    await form
      .getByRole('button', { name: /^Un de plus/ })
      .first()
      .click()
    assert.notEqual(await headline(page), before)
    assert.equal(await added(page), await headline(page))
    assert.deepEqual(await violations(page), [])
    for (let position = 0; position < (await fields.count()); position += 1) await fields.nth(position).fill('0')
    assert.include(await page.getByRole('region', { name: 'Prix et format' }).innerText(), 'À partir de')
    assert.equal(await added(page), '')
    await fields.nth(1).fill('2')
    const chosen = await headline(page)
    assert.equal(plain(await bought(page)), plain(chosen))
  })

  test('of a quantity: a full case in one press, at the price that it has', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, TIERED)
    const [one] = [await headline(page)]
    await page.getByRole('button', { name: 'Carton de 6' }).click()
    assert.equal(await page.locator('main [name="quantity"]').inputValue(), '6')
    const each = await headline(page)
    assert.notEqual(each, one)
    const total = await added(page)
    await page.getByRole('heading', { name: 'À savoir' }).scrollIntoViewIfNeeded()
    assert.equal(amountIn(await page.locator('.buy-bar').innerText()), total)
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    assert.equal(plain(await bought(page)), plain(total))
  })

  test('without a script: the page says what the choice of its address costs', async ({ assert, browser, cleanup }) => {
    const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    cleanup(() => context.close())
    const page = await context.newPage()
    await page.goto(BOX)
    const before = await headline(page)
    await page.getByRole('radio').nth(1).check()
    await page.getByRole('button', { name: 'Recalculer le total' }).click()
    assert.notEqual(await headline(page), before)
    await page.goto(GROUP)
    const suggested = await headline(page)
    await page.getByRole('spinbutton').first().fill('5')
    await page.getByRole('button', { name: 'Recalculer le total' }).click()
    assert.equal(await page.getByRole('spinbutton').first().inputValue(), '5')
    assert.notEqual(await headline(page), suggested)
  })
})
