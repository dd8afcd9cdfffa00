import { test } from '@japa/runner'
import { violations } from './axe.js'
import { openDemoShop } from './demo_shop.js'
import { tabTo } from './focus.js'
import { openPage } from './open_page.js'

/** In two bottles, with enough said about it to scroll. */
const WINE = '/vue/cotes-du-rhone-les-cigalieres-hautes-2023'

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

  test('a word longer than the screen breaks instead of making the page wider', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/vue/search-results?q=${'Donaudampfschifffahrtsgesellschaft'.repeat(5)}`)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  })

  test('nothing sticks at 400 %, where it would take half of the height', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 360, height: 225 })
    await openPage(page, WINE)
    await page.mouse.wheel(0, 1500)
    await page.waitForFunction(() => scrollY > 1000)
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
        .filter((part) => part.getBoundingClientRect().height > 0)
        .map((part) => part.className)
    )
    assert.deepEqual(stuck, [])
  })

  test('a wine can be bought from wherever one reads about it', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, WINE)
    await page.getByRole('link', { name: 'Magnum' }).click()
    await page.waitForURL(/variant=/)
    const sku = new URL(page.url()).searchParams.get('variant')
    await page.locator('main [name="quantity"]').fill('3')
    const bar = page.locator('.buy-bar')
    assert.equal(await bar.count(), 0, 'while the button itself is in view')
    await page.getByRole('heading', { name: 'À savoir' }).scrollIntoViewIfNeeded()
    await bar.waitFor()
    assert.include(await bar.innerText(), 'Côtes du Rhône Les Cigalières')
    assert.match(await bar.innerText(), /\d,\d\d\s€/)
    const [foot, top] = [await bar.boundingBox(), await page.locator('nav.fixed').boundingBox()]
    assert.approximately(Number(foot?.y) + Number(foot?.height), Number(top?.y), 1, 'above the bar of the shop')
    assert.deepEqual(await violations(page), [])

    const [request] = await Promise.all([
      page.waitForRequest((each) => each.method() === 'POST' && each.url().includes('cart')),
      bar.getByRole('button', { name: 'Ajouter au panier' }).click(),
    ])
    assert.containsSubset(request.postDataJSON(), { items: [{ sku, quantity: 3 }] })
  })

  test('what has the focus is never under the bars', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, WINE)
    await page.locator('main [name="quantity"]').focus()
    const unseen = await tabTo(page, /^Sélections$/)
    assert.equal(await page.locator('.buy-bar').count(), 1)
    assert.deepEqual(
      unseen.filter((stop) => stop.startsWith('covered')),
      []
    )
  })

  test('the bar leads into the field of the search, which suggests', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/vue/')
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Recherche' })
      .click()
    await page.waitForFunction(() => document.activeElement?.id === 'search-again')
    await page.keyboard.type('chablis')
    await page.getByRole('group', { name: 'Produits' }).getByRole('option').first().waitFor()
    assert.equal(await page.getByRole('group', { name: 'Rayons', exact: true }).getByRole('option').count(), 1)
    assert.deepEqual(await violations(page), [])
  })

  test('a button that was pressed says so until it is answered', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    const held = Promise.withResolvers<void>()
    await page.route(/\/api\/sales\/cart/, async (route) => {
      await held.promise
      await route.abort()
    })
    await openPage(page, '/vue/boutique')
    const button = page.locator('main button[name="sku"]').first()
    await button.click()
    await page.locator('main button[aria-busy="true"]').waitFor()
    assert.match(await button.innerText(), /^Ajout en cours…/)
    held.resolve()
    await page.locator('main button[aria-busy="true"]').waitFor({ state: 'detached' })
    assert.match(await button.innerText(), /^Ajouter/)
  })
})
