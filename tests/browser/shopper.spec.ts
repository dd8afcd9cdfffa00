import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'

test.group('A shopper', (group) => {
  group.setup(openDemoShop)

  test('finds château by typing chateau, opens it and changes the language without leaving the page', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, '/vue/search-results?q=chateau')
    await page.locator('main a:has-text("Château")').first().click()
    await page.getByRole('heading', { level: 1, name: /^Château/ }).waitFor()
    await page.locator('a[hreflang="en-GB"]').first().click()
    await page.waitForURL(/\/vue\/en\//)
    await page.locator('html[lang="en-GB"]').waitFor()
    await page.getByRole('heading', { level: 1, name: /^Château/ }).waitFor()
    assert.match(page.url(), /\/vue\/en\//)
  })

  test('sees a tick at once, finds it in the address and takes it off one by one', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    await openPage(page, '/vue/boutique?sort=-price')
    const held = Promise.withResolvers<void>()
    await page.route(/\.data\?/, async (route) => {
      await held.promise
      await route.continue()
    })
    const facets = page.getByRole('complementary', { name: 'Filtres' })
    await facets.getByRole('checkbox', { name: /^Blanc/ }).click()
    await facets.getByRole('checkbox', { name: /^Rosé/ }).click()
    const ticked = async () =>
      facets.locator('input:checked').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))
    assert.deepEqual(await ticked(), ['blanc', 'rose'], 'before the answer is there')
    held.resolve()
    await page.waitForURL((url) => url.searchParams.get('filter[colour]') === 'blanc,rose')
    assert.equal(new URL(page.url()).searchParams.get('sort'), '-price')
    await page.getByRole('link', { name: /Blanc/ }).first().click()
    await page.waitForURL((url) => url.searchParams.get('filter[colour]') === 'rose')
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('filter[colour]') === 'blanc,rose')
    await facets.locator('input[value="blanc"]:checked').waitFor()
  })
})
