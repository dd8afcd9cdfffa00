import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { signInStaff } from './sign_in.js'
import type { Page } from 'playwright'

/** Name of the category whose handle has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** Presses a key on the handle that has the focus and waits until the page says what came of it. */
async function press(page: Page, key: string, said: RegExp): Promise<void> {
  await page.keyboard.press(key)
  await page.getByRole('status').filter({ hasText: said }).waitFor({ state: 'attached' })
}

test.group('The tree of categories', (group) => {
  group.setup(openDemoShop)

  test('is rearranged by the keys of a handle, which keeps the focus', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, '/vue/admin/commerce/catalog/categories')
    const handle = page.getByRole('button', { name: 'Déplacer Vins blancs (flèches)' })
    await handle.focus()
    await press(page, 'ArrowUp', /premier niveau, place 1/)
    assert.include(await focused(page), 'Vins blancs')
    const first = page.getByRole('listitem').filter({ has: handle })
    assert.deepEqual([await first.getAttribute('aria-level'), await first.getAttribute('aria-posinset')], ['1', '1'])
    await press(page, 'ArrowDown', /premier niveau, place 2/)
    await press(page, 'ArrowRight', /sous Vins rouges/)
    assert.equal(await first.getAttribute('aria-level'), '2')
    await press(page, 'ArrowLeft', /premier niveau, place 2/)
    assert.include(await focused(page), 'Vins blancs')
  })

  test('is rearranged by dragging a handle: to the side, a line hangs below the one before', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, '/vue/admin/commerce/catalog/categories')
    const handle = page.getByRole('button', { name: 'Déplacer Vins blancs (flèches)' })
    const line = page.getByRole('listitem').filter({ has: handle })
    const drag = async (by: number, said: RegExp) => {
      await handle.evaluate((button) => button.scrollIntoView({ block: 'center' }))
      const { x, y, width, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const [left, top] = [x + width / 2, y + height / 2]
      await page.mouse.move(left, top)
      await page.mouse.down()
      await page.mouse.move(left + by, top, { steps: 8 })
      await page.mouse.up()
      await page.getByRole('status').filter({ hasText: said }).waitFor({ state: 'attached' })
    }
    await drag(32, /Vins blancs.*sous Vins rouges/)
    assert.equal(await line.getAttribute('aria-level'), '2')
    await drag(-32, /Vins blancs.*premier niveau/)
    assert.equal(await line.getAttribute('aria-level'), '1')
  })
})
