import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { signInCustomer } from './sign_in.js'

test.group('The head and the start of the shop', (group) => {
  group.setup(openDemoShop)

  test('keeps the way out of the account on one line', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    await signInCustomer(page)
    const way = page.locator('header').getByText('Se déconnecter')
    assert.isBelow(Number((await way.boundingBox())?.height), 30)
  })

  test('says in words how wine is sent, chosen and packed', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    for (const [path, words] of [
      ['/vue/', ['Livraison', 'Conseil', 'Emballage']],
      ['/vue/en/', ['Delivery', 'Advice', 'Packing']],
    ] as const) {
      await page.goto(path)
      assert.deepEqual(await page.locator('section[aria-labelledby="home-care"] dt').allInnerTexts(), [...words])
    }
  })
})
