import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import type { Locator, Page } from 'playwright'

/** Milliseconds within which a dialog opens. */
const WAIT = 250

const DIALOG = 'dialog[open], [role="dialog"]:visible'

/** What the focus is on, in words; empty: on nothing. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement
    return here === null || here === document.body
      ? ''
      : here.outerHTML.replace(/\s(?:id|style|class|aria-\w+|data-[\w-]+)="[^"]*"/g, '').slice(0, 160)
  })

interface Walk {
  /** Titles of the dialogs that opened. */
  opened: Set<string>
  /** Openers that the focus did not come back to, with where it was instead. */
  lost: string[]
}

/** Opens what an element opens, by the keyboard, closes it and looks where the focus is. Tells whether there was a dialog. */
async function openAndClose(page: Page, opener: Locator, place: string, walk: Walk): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.locator(DIALOG).first()
  const isOpen = await dialog.waitFor({ timeout: WAIT }).then(
    () => true,
    () => false
  )
  if (!isOpen) {
    throw new Error(`${place}: nothing opened`)
  }
  const title = await dialog.evaluate(nameOf)
  walk.opened.add(title)
  await page.waitForTimeout(50)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden', timeout: 2000 })
  const isBack = await page
    .waitForFunction((element) => document.activeElement === element, await opener.elementHandle(), {
      timeout: 700,
    })
    .then(
      () => true,
      () => false
    )
  if (!isBack) walk.lost.push(`${place}: « ${title} » leaves the focus on ${(await focused(page)) || 'nothing'}`)
}

function nameOf(dialog: Element): string {
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  return (
    dialog.getAttribute('aria-label') ??
    title?.textContent ??
    dialog.querySelector('input')?.placeholder ??
    ''
  ).trim()
}

test.group('Who opens a dialog by the keyboard and closes it', (group) => {
  group.tap((each) => each.tags(['@looks']))
  group.setup(openDemoShop)

  test('is back where they were in the shop', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const walk: Walk = { opened: new Set(), lost: [] }
    const tried: [address: string, opener: string][] = [
      ['/vue/boutique', 'main button[aria-haspopup="dialog"]'],
      // Asks the age, and then says what was added.
      ['/vue/boutique', 'main button[form="buy"]'],
      ['/vue/corbieres-leolienne-2022', 'main form button[type="submit"]'],
    ]
    for (const [address, opener] of tried) {
      await openPage(page, address)
      await openAndClose(page, page.locator(opener).first(), address, walk)
    }
    // With an answer, and an opener that is busy while it is on its way.
    await openPage(page, '/vue/corbieres-leolienne-2022')
    await page.locator('main form button[type="submit"]').first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Oui/ }).focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog[open]').getByText('Ajouté au panier').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /^Ajouter au panier/)
    await openAndClose(page, page.locator('main form button[type="submit"]').first(), 'again', walk)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openAndClose(page, page.locator('header a[href$="/checkout/cart"]').first(), 'the head', walk)
    assert.deepEqual(walk.lost, [])
    assert.isAtLeast(walk.opened.size, 4)
  })
})
