import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { tabTo, whereAmI } from './focus.js'
import { openPage } from './open_page.js'

test.group('By the keyboard alone', (group) => {
  group.tap((each) => each.tags(['@looks']))
  group.setup(openDemoShop)

  test('a shopper goes from home to a list, filters it, opens a wine, comes back and searches', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    // A page that scrolls gently is still on its way when it is asked where the focus stands.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, '/vue/')
    const unseen = await tabTo(page, /^Voir la boutique$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Tous les vins' }).waitFor()

    unseen.push(...(await tabTo(page, /^checkbox: Rouge/)))
    await page.keyboard.press('Space')
    await page.waitForURL((url) => url.searchParams.get('filter[colour]') === 'rouge')
    unseen.push(...(await tabTo(page, /^wine: /)))
    const wine = (await whereAmI(page)).label.replace('wine: ', '')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: wine }).waitFor()

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Tous les vins' }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get('filter[colour]'), 'rouge')

    unseen.push(...(await tabTo(page, /^search: /)))
    await page.keyboard.type('chateau')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /Château/ }).waitFor()
    assert.deepEqual(unseen, [])
  })

  test('the first stop skips to the content', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await openPage(page, '/vue/boutique')
    await page.keyboard.press('Tab')
    assert.equal((await whereAmI(page)).label, 'Aller au contenu')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
  })

  test('who turns a page stands at the top of the next one at once, and is told which it is', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, '/vue/boutique')
    await page.locator('a[rel="next"]').focus()
    const start = await page.evaluate(() => {
      const passed: number[] = []
      addEventListener('scroll', () => passed.push(Math.round(scrollY)))
      Object.assign(globalThis, { passed })
      return Math.round(scrollY)
    })
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'list-top')
    assert.match((await whereAmI(page)).label, /^Page 2 sur 10, 227\sréférences$/)
    await page.waitForFunction(() => scrollY === 0)
    const passed = await page.evaluate(() => (globalThis as unknown as { passed: number[] }).passed)
    assert.deepEqual(
      passed.filter((at) => at !== 0 && at !== start),
      []
    )
  })

  test('a choice made on a later page leaves the focus where it is', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, '/vue/boutique?page=2')
    await page.locator('aside input[value="rouge"]').focus()
    await page.keyboard.press('Space')
    await page
      .locator('main [role="status"]')
      .filter({ hasText: /^Page 1 sur|^101/ })
      .waitFor()
    assert.match((await whereAmI(page)).label, /^checkbox: Rouge/)
  })

  test('a second link skips the filters', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, '/vue/boutique')
    const unseen = await tabTo(page, /^Aller aux produits$/)
    assert.deepEqual(unseen, [])
    assert.isTrue((await whereAmI(page)).isInView)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'list-top')
    await tabTo(page, /^wine: /)
  })
})
