import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { signInStaff } from './sign_in.js'
import type { Page } from 'playwright'

/** Notes what the policy of a page blocks, from its first byte on. */
async function watchBlocked(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const blocked: string[] = []
    Object.assign(window, { blocked })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, sample }) => {
      blocked.push(`${effectiveDirective} ${sourceFile} ${sample}`)
    })
  })
  return () => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked)
}

/** Brings styles into a page as an injected text would; gives what came of them. */
const inject = (page: Page) =>
  page.evaluate(() => {
    const [sheet, part] = [document.createElement('style'), document.createElement('div')]
    sheet.textContent = 'body { outline: 7px solid red }'
    document.head.append(sheet)
    part.innerHTML = '<p style="position: fixed">x</p>'
    document.body.append(part)
    const written = getComputedStyle(part.firstElementChild as Element).position
    return { sheet: getComputedStyle(document.body).outlineWidth, written }
  })

test.group('The policy of a page', (group) => {
  group.setup(openDemoShop)

  test('lets no style hold that somebody else brought in, kept or fresh', async ({ assert, browserContext }) => {
    for (const path of ['/vue/boutique', '/vue/boutique', '/vue/checkout/cart']) {
      const page = await browserContext.newPage()
      const blocked = await watchBlocked(page)
      await openPage(page, path)
      assert.deepEqual(await blocked(), [], `${path}: nothing of ours is blocked`)
      const { sheet, written } = await inject(page)
      assert.notEqual(sheet, '7px', path)
      assert.equal(written, 'static', path)
      assert.lengthOf(await blocked(), 2, path)
      await page.close()
    }
  })

  test('blocks nothing of the shop’s own', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    const blocked = await watchBlocked(page)
    await openPage(page, '/vue/boutique')
    const wine = await page.locator('main article a, main li a').first().getAttribute('href')
    const paths = ['/vue/', String(wine), '/vue/search-results?q=rouge', '/vue/login', '/vue/register', '/vue/nowhere']
    for (const path of [...paths, '/vue/account/wishlist', '/vue/en/']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      assert.deepEqual(await blocked(), [], path)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/vue/boutique')
    const bar = page.locator('nav ul').last()
    const widths = await bar.locator('li').evaluateAll((items) => items.map((item) => Math.round(item.clientWidth)))
    assert.isAtLeast(widths.length, 3)
    assert.isAtMost(Math.max(...widths) - Math.min(...widths), 1, 'the columns of the bar are alike')
    await page.setViewportSize({ width: 1280, height: 900 })
    await openPage(page, '/vue/boutique')
    assert.deepEqual(await blocked(), [])
  })

  test('leaves the shop its colours, the dots of wines and the line of prices', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await openPage(page, '/vue/boutique')
    const seen = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement)
      const [dot] = document.querySelectorAll('main svg circle[fill]')
      const rect = document.querySelector('main svg.fill-primary rect')
      return {
        branding: [...document.querySelectorAll('style')].some(({ textContent }) =>
          textContent?.includes('--color-primary')
        ),
        primary: root.getPropertyValue('--color-primary').trim(),
        dot: dot ? getComputedStyle(dot).fill : '',
        line: rect?.getBoundingClientRect().width ?? 0,
      }
    })
    assert.isTrue(seen.branding)
    assert.match(seen.primary, /^\d+ \d+ \d+$/)
    assert.match(seen.dot, /^rgb\(/)
    assert.notInclude(['rgb(0, 0, 0)', 'none'], seen.dot)
    assert.isAbove(seen.line, 50)
  })

  test('blocks nothing of the back office', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    const blocked = await watchBlocked(page)
    await signInStaff(page)
    await openPage(page, '/vue/admin/catalogue/products')
    assert.deepEqual(await blocked(), [])
  })
})
