import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'

test.group('On the phone', (group) => {
  group.tap((each) => each.tags(['@looks']))
  group.setup(openDemoShop)

  test('a shopper opens the filters, chooses, sees how many wines wait and comes back to where the finger was', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/vue/boutique')
    await page.getByRole('button', { name: 'Filtrer' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtres' })
    await sheet.waitFor()
    const all = Number.parseInt((await sheet.getByRole('button', { name: /^Voir/ }).innerText()).replace(/\D/g, ''), 10)
    await sheet.getByRole('checkbox', { name: /^Rosé/ }).check()
    await page.waitForURL((url) => url.searchParams.get('filter[colour]') === 'rose')
    const button = sheet.getByRole('button', { name: /^Voir/ })
    await button.filter({ hasNotText: new RegExp(`\\b${all}\\b`) }).waitFor()
    const waiting = Number.parseInt((await button.innerText()).replace(/\D/g, ''), 10)
    assert.isBelow(waiting, all)
    await button.click()
    await sheet.waitFor({ state: 'hidden' })
    assert.include(await page.locator('main [role="status"]').innerText(), `${waiting} vins`)
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    assert.match(focused, /^Filtrer/)
  })

  test('buttons of a row stand on one line, however long the prices above them are', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/vue/boutique')
    // A reduced wine bears a line more than its neighbour.
    const rows = await page.locator('main article').evaluateAll((cards) => {
      const tops = new Map<number, number[]>()
      for (const card of cards) {
        const button = card.querySelector('button[form], span[aria-hidden].flex')
        if (!button) continue
        const row = Math.round(card.getBoundingClientRect().top)
        tops.set(row, [...(tops.get(row) ?? []), Math.round(button.getBoundingClientRect().top)])
      }
      return [...tops.values()].filter((row) => row.length > 1)
    })
    assert.isAbove(rows.length, 3)
    assert.isAbove(await page.locator('main article:has(s)').count(), 0)
    for (const [first, second] of rows) assert.approximately(Number(first), Number(second), 1)
  })

  test('the bar at the bottom names where one is', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/vue/nos-categories-de-produits')
    const here = page.getByRole('navigation', { name: 'Navigation principale' }).locator('[aria-current="page"]')
    assert.equal(await here.innerText(), 'Rayons')
  })

  test('nothing is wider than the screen at 320 px, which is 1280 px at 400 %', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/vue/', '/vue/boutique', '/vue/nos-categories-de-produits', '/vue/login']) {
      await page.goto(path)
      assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320, path)
    }
  })
})
