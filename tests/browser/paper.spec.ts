import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { goTo } from './go_to.js'
import { signInCustomer } from './sign_in.js'
import type { Page } from 'playwright'

/** What is to be pressed or gone to, as far as it would be printed. */
function controls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav, button, input:not([type="hidden"]), select, aside')]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
      .map((part) => part.outerHTML.slice(0, 120))
  )
}

test.group('On paper', (group) => {
  group.setup(openDemoShop)

  test('a wine, a list and an order are what they say, black on white', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 794, height: 1123 })
    await signInCustomer(page)
    await page.emulateMedia({ media: 'print' })
    await page.goto('/vue/cotes-du-rhone-les-cigalieres-hautes-2023')
    assert.deepEqual(await controls(page), [])
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement)
      return [color, backgroundColor]
    })
    assert.deepEqual(colours, ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    await page.goto('/vue/boutique')
    assert.deepEqual(await controls(page), [])
    await goTo(page, '/vue/account/orders')
    await page
      .locator('main a[href*="/account/orders/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.locator('main h1').filter({ hasText: /\d{4}/ }).waitFor()
    assert.deepEqual(await controls(page), [])
  })
})
