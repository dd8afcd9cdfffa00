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

  test('has room for the words of the search field on a tablet, whoever looks', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    const widths = async () => {
      const found: number[] = []
      for (const width of [768, 900, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        found.push(Number((await page.locator('#header-search').boundingBox())?.width))
      }
      return found
    }
    await page.goto('/vue/')
    for (const width of await widths()) assert.isAtLeast(width, 280)
    await signInCustomer(page)
    for (const width of await widths()) assert.isAtLeast(width, 280, 'signed in')
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
