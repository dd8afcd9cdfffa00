import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { ACCOUNT, STOREFRONT } from './screens.js'
import { visitWhenSlow, visitsAt } from './visits.js'
import type { Visit } from './visits.js'

/** i18next is 15 kB of it (docs/decisions/0037), reviews of products are 2 kB. */
const MOST_SCRIPT = 151 * 1024
const MOST_SHIFT = 0.01

/** Takes something from the kit of the back office. */
const OF_BACK_OFFICE = /from\s*"\.\/admin/

const whatMoved = ({ address, moved }: Visit) => [address, ...moved].join('\n  ')

test.group('A storefront page', (group) => {
  group.setup(openDemoShop)
  group.tap((each) => each.tags(['@looks']))

  for (const width of [390, 1440]) {
    test(`does not move while it loads at ${width} px`, async ({ assert, browser }) => {
      const visits = await visitsAt(browser, width)
      assert.lengthOf(visits, STOREFRONT.length + ACCOUNT.length)
      for (const visit of visits) assert.isAtMost(visit.shift, MOST_SHIFT, whatMoved(visit))
    })
  }

  test('does not move on a slow machine, when its fonts, pictures and scripts come late', async ({
    assert,
    browser,
  }) => {
    for (const address of ['/vue/', '/vue/boutique', '/vue/logout']) {
      const visit = await visitWhenSlow(browser, address, 600)
      assert.isAtMost(visit.shift, MOST_SHIFT, whatMoved(visit))
    }
  })

  test('ships at most 151 kB of compressed script, and loads nothing from elsewhere', async ({ assert, browser }) => {
    for (const { address, script, foreign } of await visitsAt(browser, 390)) {
      assert.isAbove(script, 10_000, `${address} runs scripts`)
      assert.isAtMost(script, MOST_SCRIPT, address)
      assert.deepEqual(foreign, [], address)
    }
  })

  test('knows the addresses of the routes it calls, and of no others', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    const html = await (await page.request.get('/vue/boutique')).text()
    const scripts = globSync('web/build/client/assets/*.js')
      .map((file) => readFileSync(file, 'utf8'))
      .filter((text) => !OF_BACK_OFFICE.test(text))
    const named = [html, ...scripts].flatMap((text) =>
      [...text.matchAll(/\/api\/[\w./-]*/g)].map(([address]) => address)
    )
    const calls = [
      '/api/search',
      '/api/reports',
      '/api/configuration/currency-choice',
      '/api/catalogue/wishlist/items',
      '/api/catalogue/own-reviews/pictures',
      '/api/catalogue/review-invitations',
      '/api/catalogue/reviews',
      '/api/rma/orders',
      '/api/rma/returns',
      '/api/rma/withdrawal-orders',
      '/api/tickets',
      '/api/tickets/attachments',
      '/api/configuration/legal-texts',
      '/api/sales/delivery-terms',
      '/api/sales/checkout/shipping',
      '/api/sales/cart',
      '/api/sales/cart/items',
      '/api/sales/cart/suggestions',
      '/api/sales/account/invoices',
      '/api/sales/account/refunds',
      '/api/sales/account/downloads',
      '/api/sales/quotes',
    ]
    const withoutItem = named.map((address) => address.replace(/\/$/, ''))
    assert.sameMembers([...new Set(withoutItem)], calls)
  })

  test('breaks no rule of its own content policy and logs no error', async ({ assert, browser }) => {
    for (const width of [390, 1440]) {
      for (const { address, complaints } of await visitsAt(browser, width)) assert.deepEqual(complaints, [], address)
    }
  })
})
