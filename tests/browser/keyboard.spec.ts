import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import type { Page } from 'playwright'

/** More stops than any page has: a wine of a list has three, its heart and its button among them. */
const MOST_STOPS = 200

/** Where the focus is, as a person without a mouse sees it. */
interface Stop {
  label: string
  /** A ring, or a frame of another colour, is drawn around it. */
  isMarked: boolean
  /** In view, and under nothing that sticks to the screen. */
  isInView: boolean
}

function whereAmI(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const here = document.activeElement as HTMLElement
    if (here === document.body) return { label: '', isMarked: true, isInView: true }
    const { outlineStyle, outlineWidth } = getComputedStyle(here)
    const { left, top, width, height } = here.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)]
    const above = document.elementFromPoint(x, y)
    const article = here.closest('article') ? 'wine: ' : ''
    const label = here.getAttribute('aria-label') ?? here.closest('label')?.textContent ?? here.textContent ?? ''
    return {
      label: `${article}${here.tagName === 'INPUT' ? `${here.getAttribute('type')}: ` : ''}${label.trim()}`.slice(
        0,
        80
      ),
      isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInView: above !== null && (here.contains(above) || above.contains(here) || above.closest('label') !== null),
    }
  })
}

/** Presses Tab until the focus stands on what is looked for; complains about every stop that one could not see. */
async function tabTo(page: Page, wanted: RegExp): Promise<string[]> {
  const unseen: string[] = []
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await whereAmI(page)
    // Past the last stop the focus is the browser's own; the handles of a range draw their ring themselves.
    if (stop.label === '' || stop.label.startsWith('range: ')) continue
    if (!stop.isMarked) unseen.push(`no ring: ${stop.label}`)
    if (!stop.isInView) unseen.push(`covered: ${stop.label}`)
    if (wanted.test(stop.label)) return unseen
  }
  throw new Error(`Tab never came to ${wanted}`)
}

test.group('By the keyboard alone', (group) => {
  group.setup(openDemoShop)

  test('a shopper goes from home to a list, filters it, opens a wine, comes back and searches', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    // A page that scrolls gently is still on its way when it is asked where the focus stands.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, '/vue/')
    const unseen = await tabTo(page, /^Voir tous les vins$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Tous les vins' }).waitFor()

    unseen.push(...(await tabTo(page, /^checkbox: Rouge/)))
    await page.keyboard.press('Space')
    await page.waitForURL((url) => url.searchParams.get('filter[colour]') === 'rouge')
    unseen.push(...(await tabTo(page, /^wine: /)))
    const wine = (await whereAmI(page)).label.replace('wine: ', '')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: wine }).waitFor()

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Tous les vins' }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get('filter[colour]'), 'rouge')

    unseen.push(...(await tabTo(page, /^search: /)))
    await page.keyboard.type('chateau')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /Château/ }).waitFor()
    assert.deepEqual(unseen, [])
  })

  test('the first stop skips to the content', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await openPage(page, '/vue/boutique')
    await page.keyboard.press('Tab')
    assert.equal((await whereAmI(page)).label, 'Aller au contenu')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
  })
})
