import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'

test.group('Lists of the shop', (group) => {
  group.tap((each) => each.tags(['@looks']))
  group.setup(openDemoShop)

  test('on the phone one can buy from the first screen, and the home page is folded and light', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
    cleanup(() => context.close())
    const page = await context.newPage()
    await openPage(page, '/vue/boutique')
    const button = await page.locator('main article button[form="buy"]').first().boundingBox()
    const bar = await page.locator('nav.fixed').boundingBox()
    assert.isBelow(Number(button?.y) + Number(button?.height), Number(bar?.y))
    await openPage(page, '/vue/')
    // The first slide.
    const picture = page.locator('main picture img').first()
    const lead = await picture.evaluate((image) => (image as HTMLImageElement).currentSrc)
    assert.match(lead, /\/(?:640|960)\.webp$/)
    const dishes = page.getByRole('region', { name: 'À table' })
    assert.equal(await dishes.locator('li:visible').count(), 6)
    const fold = dishes.getByRole('button', { name: /^Tout voir/ })
    await fold.click()
    assert.isAbove(await dishes.locator('li:visible').count(), 6)
    assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /^Voir moins/)
    assert.equal(await page.getByRole('region', { name: 'Nouveautés' }).locator('article:visible').count(), 6)
  })

  test('on a laptop the filters stay in view, a choice shows its chip, and what a wine is leads to others like it', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, '/vue/boutique')
    await page.mouse.wheel(0, 1800)
    await page.waitForFunction(() => scrollY > 1500)
    const box = page.getByRole('complementary', { name: 'Filtres' }).getByRole('checkbox', { name: /^Blanc/ })
    const { y = -1 } = (await box.boundingBox()) ?? {}
    assert.isTrue(y > 0 && y < 900, `the box stands at ${y}`)
    await box.click()
    const chip = page.getByRole('list', { name: 'Filtres choisis' }).getByRole('link', { name: /Blanc/ })
    await chip.waitFor()
    const { y: top = -1 } = (await chip.boundingBox()) ?? {}
    assert.isTrue(top > 64 && top < 900, `the chip stands at ${top}`)
    await openPage(page, '/vue/corbieres-leolienne-2022')
    await page.locator('main h1 ~ p a').first().click()
    await page.waitForURL((url) => url.searchParams.has('filter[producer]'))
    await page.locator('main').getByText('Corbières L’Éolienne 2022').first().waitFor()
  })
})
