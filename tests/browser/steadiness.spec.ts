import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { visitsAt } from './visits.js'

const MOST_SCRIPT = 130 * 1024
const MOST_SHIFT = 0.01

test.group('A storefront page', (group) => {
  group.setup(openDemoShop)

  for (const width of [390, 1440]) {
    test(`does not move while it loads at ${width} px`, async ({ assert, browser }) => {
      const visits = await visitsAt(browser, width)
      assert.isAbove(visits.length, 9)
      for (const { address, shift } of visits) assert.isAtMost(shift, MOST_SHIFT, address)
    }).timeout(90_000)
  }

  test('ships at most 130 kB of compressed script, and loads nothing from elsewhere', async ({ assert, browser }) => {
    for (const { address, script, foreign } of await visitsAt(browser, 390)) {
      assert.isAbove(script, 10_000, `${address} runs scripts`)
      assert.isAtMost(script, MOST_SCRIPT, address)
      assert.deepEqual(foreign, [], address)
    }
  })

  test('breaks no rule of its own content policy and logs no error', async ({ assert, browser }) => {
    for (const width of [390, 1440]) {
      for (const { address, complaints } of await visitsAt(browser, width)) assert.deepEqual(complaints, [], address)
    }
  })
})
