import type { Locator, Page } from 'playwright'

/** Buttons that may open something over a screen: those of its head, of its panels, and of the first row of its list. */
const OPENERS = [
  '.admin-actions button',
  '.admin-panel button:not([type="submit"])',
  '.admin-table tbody tr:first-child button',
]

/** More than these of one screen say nothing new. */
const MOST = { dialogs: 8, buttons: 40 }

/** Nothing that is clicked here changes the shop: what would is never sent, and what was typed is left without being asked. */
export async function neverSend(page: Page): Promise<void> {
  // What is never sent is told to have failed.
  await page.addInitScript(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('.mantine-Notifications-root { display: none }')
    document.adoptedStyleSheets.push(style)
  })
  page.on('dialog', (question) => void question.accept())
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
}

export interface Opening {
  within: string
  reopen: () => Promise<void>
  show: (at: number) => Promise<void>
  /** Places of the buttons that are known to open nothing; those found out are added. */
  idle: Set<number>
}

/**
 * Opens each dialog of the screen that is open, once, and shows it. Below `within`: the other buttons are those of
 * another look.
 */
export async function eachDialog(page: Page, { within, reopen, show, idle }: Opening): Promise<void> {
  const buttons = page.locator(OPENERS.map((opener) => `${within} ${opener}`).join()).filter({ visible: true })
  const address = page.url()
  const seen = new Set<string>()
  const count = Math.min(await buttons.count(), MOST.buttons)
  for (let at = 0; at < count && seen.size < MOST.dialogs; at += 1) {
    if (idle.has(at)) continue
    const title = await openedBy(page, buttons.nth(at))
    if (title === null) idle.add(at)
    if (title !== null && !seen.has(title)) {
      seen.add(title)
      await show(seen.size)
    }
    if (title !== null) await close(page)
    if (page.url() !== address || (await isOpen(page))) await reopen()
  }
}

/** Clicks a button; gives the title of the dialog that came, null where none did. */
async function openedBy(page: Page, button: Locator): Promise<string | null> {
  if (!(await isClickable(button))) return null
  await button.click({ timeout: 2_000 }).catch(() => {})
  const dialog = shown(page)
  const isThere = await dialog.waitFor({ timeout: 400 }).then(
    () => true,
    () => false
  )
  if (!isThere) return null
  return dialog.evaluate((one) => one.querySelector('h2')?.textContent ?? one.textContent ?? '')
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await shown(page)
    .waitFor({ state: 'hidden', timeout: 1_000 })
    .catch(() => {})
}

const shown = (page: Page) => page.locator('[role="dialog"]').filter({ visible: true }).first()

const isOpen = (page: Page) => shown(page).isVisible()

async function isClickable(button: Locator): Promise<boolean> {
  return button
    .evaluate((one) => {
      const isTool = one.closest('[role="toolbar"], [role="tablist"], .mantine-Input-wrapper') !== null
      return !isTool && !(one as HTMLButtonElement).disabled && one.getAttribute('aria-haspopup') !== 'listbox'
    })
    .catch(() => false)
}
