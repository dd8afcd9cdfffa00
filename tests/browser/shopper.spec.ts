import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'

test.group('A shopper', (group) => {
  group.setup(openDemoShop)

  test('finds château by typing chateau, opens it and changes the language without leaving the page', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/vue/search-results?q=chateau')
    await page.locator('main a:has-text("Château")').first().click()
    await page.getByRole('heading', { level: 1, name: /^Château/ }).waitFor()
    await page.locator('a[hreflang="en-GB"]').first().click()
    await page.waitForURL(/\/vue\/en\//)
    assert.equal(await page.locator('html').getAttribute('lang'), 'en-GB')
    assert.match(await page.locator('h1').innerText(), /Château/)
  })

  test('keeps the filters in the address and takes them off one by one', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/vue/boutique?filter[colour]=blanc&sort=-price')
    const prices = await page.locator('main').innerText()
    assert.include(prices, '€')
    await page.goto('/vue/boutique?filter[colour]=blanc&filter[region]=loire')
    const narrowed = page.url()
    await page.goBack()
    assert.include(decodeURIComponent(page.url()), 'filter[colour]=blanc')
    assert.notEqual(page.url(), narrowed)
  })

  test('reaches the wines by the keyboard alone', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.goto('/vue/boutique')
    await page.keyboard.press('Tab')
    const first = await page.evaluate(() => document.activeElement?.getAttribute('href'))
    assert.equal(first, '#content', 'the first stop skips to the content')
    await page.keyboard.press('Enter')
    let reached = ''
    for (let stops = 0; stops < 80 && !reached; stops += 1) {
      await page.keyboard.press('Tab')
      reached = await page.evaluate(
        () => document.activeElement?.closest('article')?.querySelector('a')?.getAttribute('href') ?? ''
      )
    }
    assert.match(reached, /^\/vue\//)
  })
})
