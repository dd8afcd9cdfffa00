import { test } from '@japa/runner'
import { DEMO_CUSTOMERS } from '../../plugins/users/demo/demo_accounts.js'
import { openDemoShop } from './demo_shop.js'
import { signIn } from './sign_in.js'
import type { Browser, Page } from 'playwright'

async function pageWithoutScript(browser: Browser): Promise<Page> {
  const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  return context.newPage()
}

test.group('With JavaScript off', (group) => {
  group.setup(openDemoShop)

  test('a shopper filters, sorts and turns pages', async ({ assert, browser, cleanup }) => {
    const page = await pageWithoutScript(browser)
    cleanup(() => page.context().close())
    await page.goto('/vue/boutique')
    const rouge = page
      .locator('input[name="filter[colour]"][value="rouge"], input[name="filter[colour][]"][value="rouge"]')
      .last()
    await rouge.check({ force: true })
    await page.locator('form:has(input[value="rouge"]) button[type="submit"]').last().click()
    assert.include(decodeURIComponent(page.url()), 'rouge')
    const next = page.locator('a[rel="next"]').first()
    await next.click()
    assert.include(page.url(), 'page=2')
    assert.include(decodeURIComponent(page.url()), 'rouge')
  })

  test('a shopper searches', async ({ assert, browser, cleanup }) => {
    const page = await pageWithoutScript(browser)
    cleanup(() => page.context().close())
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/vue/')
    await page.locator('header input[name="q"]').fill('chateau')
    await page.locator('header form[role="search"] button').click()
    assert.include(page.url(), 'q=chateau')
    assert.isAbove(await page.locator('main a:has-text("Château")').count(), 0)
  })

  test('a wrong password is told in words', async ({ assert, browser, cleanup }) => {
    const page = await pageWithoutScript(browser)
    cleanup(() => page.context().close())
    await page.goto('/vue/login')
    await page.locator('main input[name="email"]').fill('nobody@cellier.example')
    await page.locator('main input[name="password"]').fill('Wrong-1234')
    await page.locator('main button[type="submit"]').last().click()
    assert.include(await page.locator('main').innerText(), 'Email ou mot de passe invalide')
    assert.equal(await page.locator('main input[name="email"]').inputValue(), 'nobody@cellier.example')
  })

  test('a customer signs in', async ({ assert, browser, cleanup }) => {
    const page = await pageWithoutScript(browser)
    cleanup(() => page.context().close())
    await page.setViewportSize({ width: 1280, height: 800 })
    await signIn(page, '/vue/login', DEMO_CUSTOMERS[0]?.email ?? '')
    await page.locator('header').getByText('Camille Démonstration').waitFor()
    assert.match(page.url(), /\/vue\/?$/)
  })

  test('a shopper changes the language and keeps the filters', async ({ assert, browser, cleanup }) => {
    const page = await pageWithoutScript(browser)
    cleanup(() => page.context().close())
    await page.goto('/vue/boutique?filter[colour]=rose')
    await page.locator('header a[hreflang="en-GB"]').click()
    assert.equal(await page.locator('html').getAttribute('lang'), 'en-GB')
    assert.equal(new URL(page.url()).searchParams.get('filter[colour]'), 'rose')
  })

  test('a shopper chooses another bottle size of the same wine', async ({ assert, browser, cleanup }) => {
    const page = await pageWithoutScript(browser)
    cleanup(() => page.context().close())
    const { data } = (await (await page.request.get('/api/catalogue/products?limit=96')).json()) as {
      data: { path: string; isFrom: boolean }[]
    }
    await page.goto(`/vue${data.find(({ isFrom }) => isFrom)?.path}`)
    const price = page.getByRole('region', { name: 'Prix et format' })
    const before = await price.innerText()
    const other = price.locator('a[href*="variant="]:not([aria-current])').first()
    const size = await other.innerText()
    await other.click()
    assert.equal(await price.locator('a[aria-current]').innerText(), size)
    assert.notEqual(await price.innerText(), before)
  })
})
