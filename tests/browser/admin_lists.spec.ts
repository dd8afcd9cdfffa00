import { test } from '@japa/runner'
import { runJobs } from '#core/testing/run_jobs'
import { violations } from './axe.js'
import { openDemoShop } from './demo_shop.js'
import { openPage, untilAlive } from './open_page.js'
import { signInStaff } from './sign_in.js'
import type { Page } from 'playwright'

const PRODUCTS = '/vue/admin/commerce/catalog/products?q=Clairette%20tradition'
const ORDERS = '/vue/admin/commerce/sales/orders'

test.group('Lists of the back office', (group) => {
  group.setup(openDemoShop)

  const cell = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`Modifier.* ${label}, `) })

  test('a price is changed in the list by keyboard, taken back by Escape and by the message', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, PRODUCTS)
    const price = cell(page, 'Prix')
    const before = await price.innerText()
    await price.focus()
    await page.keyboard.press('Enter')
    const field = page.getByRole('dialog').getByLabel('Prix TTC')
    await field.waitFor()
    await field.fill('21,50')
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    assert.equal(await price.innerText(), before)
    assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /Modifier/)
    await page.keyboard.press('Enter')
    await field.fill('21,50')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^21,50.*Modifier.* Prix, / }).waitFor()
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await page.getByText(before.split('\n')[0] as string).waitFor()
  })

  test('Tab leads from the price to the stock, which a click opens as well', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, PRODUCTS)
    await cell(page, 'Prix').click()
    await page.getByRole('dialog').getByLabel('Prix TTC').focus()
    await page.keyboard.press('Tab')
    const stock = page
      .getByRole('dialog')
      .getByLabel(/^En stock/)
      .first()
    await stock.waitFor()
    assert.deepEqual(await violations(page), [])
  })

  test('on a phone the orders are cards in their tabs, and nothing is drawn aside', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const baseURL = `http://${process.env.HOST}:${process.env.PORT}`
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
    cleanup(() => context.close())
    const page = await context.newPage()
    await signInStaff(page)
    await openPage(page, ORDERS)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.isAtMost(wide, 390)
    const row = page.locator('.admin-cards tbody tr').first()
    for (const place of ['title', 'subtitle', 'state', 'amount']) {
      const box = await row.locator(`[data-card=${place}]`).first().boundingBox()
      assert.isTrue(box !== null && box.x >= 0 && box.x + box.width <= 390, place)
    }
    assert.deepEqual(await violations(page), [])
    await page.getByRole('combobox', { name: 'Trier' }).selectOption('total')
    await page.waitForURL((url) => url.searchParams.get('sort') === 'total')
    await page.getByRole('link', { name: /^À expédier/ }).click()
    await page.waitForURL((url) => url.searchParams.has('filter[to_ship]'))
    await page.locator('nav a[aria-current=page]', { hasText: 'À expédier' }).waitFor()
  })

  test('the file of an export is offered on the page it was asked for', async ({ browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, ORDERS)
    await untilAlive(page)
    await page.getByRole('button', { name: 'Exporter' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    const file = page.getByRole('alert').getByRole('link', { name: 'Télécharger' })
    let isOver = false
    const seen = file.waitFor().finally(() => {
      isOver = true
    })
    while (!isOver) {
      await runJobs()
      await new Promise((done) => setTimeout(done, 100))
    }
    await seen
  })
})
