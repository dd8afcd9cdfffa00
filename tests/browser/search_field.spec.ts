import { test } from '@japa/runner'
import { violations } from './axe.js'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import type { Page } from 'playwright'

async function typed(page: Page, text: string) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, '/vue/')
  const field = page.getByRole('combobox')
  await field.fill(text)
  await page.getByRole('option').first().waitFor()
  return field
}

test.group('The search field', (group) => {
  group.setup(openDemoShop)

  test('suggests as one types and opens the marked suggestion by the keyboard alone', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    const field = await typed(page, 'chateau')
    assert.equal(await field.getAttribute('aria-expanded'), 'true')
    assert.isNull(await field.getAttribute('aria-activedescendant'))
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    const marked = page.locator('[role="option"][aria-selected="true"]')
    assert.equal(await field.getAttribute('aria-activedescendant'), await marked.getAttribute('id'))
    const name = await marked.locator('span.block').first().innerText()
    await field.press('Enter')
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    assert.equal(await page.getByRole('option').count(), 0, 'the list closes behind')
  })

  test('suggests for what was typed before its scripts were there', async ({ browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/entry\.client/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/vue/', { waitUntil: 'commit' })
    await page.getByRole('combobox').fill('chateau')
    held.resolve()
    await page.getByRole('option').first().waitFor()
  })

  test('shows whole names on a tablet, where the field is narrow', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await typed(page, 'chateau moulin')
    await page.setViewportSize({ width: 768, height: 1024 })
    const name = page.getByRole('option').first().locator('span.block').first()
    const [shown, whole] = await name.evaluate((span) => [span.clientWidth, span.scrollWidth])
    assert.isAtMost(Number(whole), Number(shown), 'cut')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.equal(width, 768, 'the page does not scroll sideways')
  })

  test('Escape closes the suggestions and Enter then searches for the words', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    const field = await typed(page, 'bordeaux')
    await field.press('Escape')
    assert.equal(await field.getAttribute('aria-expanded'), 'false')
    await field.press('Enter')
    await page.waitForURL(/search-results\?q=bordeaux/)
    await page.getByRole('heading', { level: 1, name: /bordeaux/ }).waitFor()
  })

  test('suggests categories and dishes beside the wines, each under its title', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await typed(page, 'fromage')
    const others = page.getByRole('group', { name: 'Rayons', exact: true })
    const [first] = await others.getByRole('option').allInnerTexts()
    assert.match(String(first), /^Fromages [^]*Plat associé$/)
    assert.isAtMost(await others.getByRole('option').count(), 3)
    assert.deepEqual(await violations(page), [])
  })

  test('offers better words for mistyped ones', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    const field = await typed(page, 'chardonay')
    const better = page.getByRole('group', { name: 'Vouliez-vous dire' }).getByRole('option')
    assert.equal(await better.innerText(), 'chardonnay')
    await field.press('ArrowDown')
    await field.press('Enter')
    await page.getByRole('heading', { level: 1, name: /chardonnay/ }).waitFor()
  })

  test('leads to all results by its last entry, and says from which price where there are several', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    const field = await typed(page, 'sancerre')
    const first = page.getByRole('group', { name: 'Produits' }).getByRole('option').first()
    assert.match(await first.innerText(), /À partir de/)
    const all = page.getByRole('option').last()
    assert.match(await all.innerText(), /^Voir (le résultat|les \d+ résultats)$/)
    await field.press('ArrowUp')
    assert.equal(await field.getAttribute('aria-activedescendant'), await all.getAttribute('id'))
    assert.deepEqual(await violations(page), [])
    await field.press('Enter')
    await page.getByRole('heading', { level: 1, name: /sancerre/ }).waitFor()
    const shown = page.locator('#header-search')
    assert.equal(await shown.inputValue(), 'sancerre', 'the field keeps the words')
    assert.equal(await page.getByLabel('Trier par').inputValue(), 'relevance')
    await page.getByRole('navigation', { name: 'Rayons' }).getByRole('link', { name: 'Tous les vins' }).click()
    await page.waitForURL(/\/vue\/boutique$/)
    assert.equal(await shown.inputValue(), '')
  })

  test('keeps the words in the field of the page that is opened by its address', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, '/vue/search-results?q=rouge+moins+de+10+euros')
    assert.equal(await page.locator('#header-search').inputValue(), 'rouge moins de 10 euros')
    const chip = page.getByRole('list', { name: 'Filtres choisis' }).getByRole('link')
    assert.match(await chip.innerText(), /Jusqu’à 10/)
    await chip.click()
    await page.waitForURL(/q=rouge$/)
    assert.equal(await page.locator('#header-search').inputValue(), 'rouge')
  })

  test('says that nothing is found, to eyes and ears', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, '/vue/')
    await page.getByRole('combobox').fill('zzqqxx')
    const said = page.getByText('Aucun résultat pour «\u202fzzqqxx\u202f»')
    await said.first().waitFor()
    assert.equal(await said.count(), 2)
    await page.getByRole('combobox').press('Escape')
    await said.first().waitFor({ state: 'detached' })
  })

  test('ends its hint with an ellipsis where the field is narrow', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/vue/')
    const style = await page.getByRole('combobox').evaluate((field) => getComputedStyle(field).textOverflow)
    assert.equal(style, 'ellipsis')
  })
})
