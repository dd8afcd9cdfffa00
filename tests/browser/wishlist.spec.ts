import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../plugins/users/demo/demo_accounts.js'
import { openDemoShop } from './demo_shop.js'
import { openPage, untilAlive } from './open_page.js'

const EMAIL = DEMO_CUSTOMERS[0]?.email ?? ''

test.group('A wishlist', (group) => {
  group.setup(openDemoShop)
  group.each.teardown(async () => {
    const store = await app.container.make(Store)
    await store.transaction(async (trx) => {
      await trx.from('catalogue_wishlists').delete()
      await trx.from('sales_carts').delete()
    })
  })

  test('is kept by a guest without a call when pages load, and comes along when they sign in', async ({
    assert,
    browserContext,
  }) => {
    // A second try begins as the first: nothing is kept yet.
    await browserContext.clearCookies()
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await openPage(page, '/vue/boutique')
    const hearts = page.locator('main').getByRole('button', { name: /^Garder dans mes envies/ })
    const name = (await hearts.nth(1).innerText()).replace(/^.*: /, '')
    await hearts.nth(0).click()
    await hearts.nth(1).click()
    await page
      .locator('header')
      .getByRole('link', { name: /Mes envies\s*2/ })
      .waitFor()
    assert.equal(await hearts.nth(1).getAttribute('aria-pressed'), 'true')
    // The heart follows at once; what the next page shows is what the shop has answered.
    const taken = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await hearts.nth(0).focus()
    await page.keyboard.press('Enter')
    await page
      .locator('header')
      .getByRole('link', { name: /Mes envies\s*1/ })
      .waitFor()
    await taken
    assert.isTrue(
      calls.every((call) => call.includes('/api/catalogue/wishlist/items')),
      calls.join()
    )
    calls.length = 0

    await openPage(page, '/vue/boutique')
    assert.equal(await hearts.nth(1).getAttribute('aria-pressed'), 'true')
    assert.equal(await hearts.nth(0).getAttribute('aria-pressed'), 'false')
    assert.deepEqual(calls, [])

    await page
      .locator('header')
      .getByRole('link', { name: /Mes envies/ })
      .click()
    await page.getByRole('heading', { level: 2, name }).waitFor()
    await page.getByLabel('Votre adresse email').fill('pas une adresse')
    await page.getByRole('button', { name: 'Retenir' }).click()
    await page.getByText('Veuillez entrer une adresse email valide').waitFor()
    await page.getByLabel('Votre adresse email').fill(EMAIL)
    await page.getByRole('button', { name: 'Retenir' }).click()
    assert.equal(await page.evaluate(() => localStorage.getItem('email')), EMAIL)

    await page.locator('main').getByRole('link', { name: 'Se connecter' }).click()
    await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
    assert.equal(await page.getByLabel('Adresse email').inputValue(), EMAIL)
    await page.getByLabel('Mot de passe').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('heading', { level: 2, name }).waitFor()
    assert.match(page.url(), /\/account\/wishlist$/)
    assert.isNull(await page.evaluate(() => localStorage.getItem('email')))

    await page.getByRole('button', { name: `Retirer ${name}` }).click()
    await page.getByText('Rien pour l’instant').waitFor()
    await page
      .locator('header')
      .getByRole('link', { name: /^Mes envies$/ })
      .waitFor()
  }).timeout(120_000)

  test('works without a script: a heart leads to the list', async ({ assert, browser, cleanup }) => {
    const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    cleanup(() => context.close())
    const page = await context.newPage()
    await page.goto('/vue/boutique')
    const heart = page
      .locator('main')
      .getByRole('button', { name: /^Garder dans mes envies/ })
      .first()
    const name = (await heart.innerText()).replace(/^.*: /, '')
    await heart.click()
    await page.getByRole('heading', { level: 2, name }).waitFor()
    assert.match(page.url(), /\/vue\/account\/wishlist$/)
    await page.getByRole('button', { name: `Retirer ${name}` }).click()
    assert.include(await page.locator('main').innerText(), 'Rien pour l’instant')
  })

  test('takes a heart on the page of a wine', async ({ assert, browserContext }) => {
    // A second try begins as the first: nothing is kept yet.
    await browserContext.clearCookies()
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/vue/boutique')
    await page.locator('main article a').first().click()
    const heart = page.locator('main').getByRole('button', { name: 'Garder dans mes envies', exact: true })
    await heart.click()
    await page
      .locator('header')
      .getByRole('link', { name: /Mes envies\s*1/ })
      .waitFor()
    await page.reload()
    await untilAlive(page)
    assert.equal(await heart.getAttribute('aria-pressed'), 'true')
  })

  test('gives a wine to the cart, once the shopper says that they are of age', async ({ assert, browserContext }) => {
    // A second try begins as the first: nothing is kept yet.
    await browserContext.clearCookies()
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    const answer = await page.request.get('/api/catalogue/products?limit=48')
    const { data } = (await answer.json()) as { data: { id: number; name: string; buySku: string | null }[] }
    const { id, name } = data.find(({ buySku }) => buySku !== null) ?? { id: 0, name: '' }
    await page.request.post('/api/catalogue/wishlist/items', {
      data: { productId: id },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    await openPage(page, '/vue/account/wishlist')
    const button = page.getByRole('button', { name: `Déplacer au panier ${name}` })
    await button.click()
    await page.getByRole('alert').getByRole('link', { name }).click()
    await page.getByRole('checkbox', { name: 'J’ai 18 ans ou plus' }).check()
    await button.click()
    await page.getByText('Rien pour l’instant').waitFor()
    await page
      .locator('header')
      .getByRole('link', { name: /Panier\s*1|1\s*Panier/ })
      .waitFor()
    await page.goto('/vue/checkout/cart')
    assert.include(await page.locator('main').innerText(), name)
  }).timeout(120_000)
})
