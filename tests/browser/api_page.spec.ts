import { test } from '@japa/runner'
import { violations } from './axe.js'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { signInStaff } from './sign_in.js'

test.group('The page of the API', (group) => {
  group.tap((each) => each.tags(['@looks']))
  group.setup(openDemoShop)

  test('finds a call, and tells what it wants once it is opened', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await signInStaff(page)
    await openPage(page, '/vue/admin/api')
    const headings = page.locator('main').getByRole('heading', { level: 3 })
    const all = await headings.count()
    await page.getByLabel('Rechercher un appel').fill('sales.admin.shipments.store')
    await headings.first().waitFor()
    const found = await headings.count()
    assert.isAbove(all, found)
    assert.isAbove(found, 0)
    const call = headings.first().getByRole('button')
    const wants = page.locator('main').getByRole('table')
    assert.equal(await wants.count(), 0, 'nothing is drawn of a call that is closed')
    await call.focus()
    await page.keyboard.press('Enter')
    await wants.first().waitFor()
    assert.equal(await call.getAttribute('aria-expanded'), 'true')
    assert.deepEqual(await violations(page), [])
  }).timeout(60_000)
})
