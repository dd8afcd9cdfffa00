import type { Page } from 'playwright'

/** Opens an address and waits until its scripts have taken the page over: what is done from then on is answered by them. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilAlive(page)
}

/** Waits until React has taken over the page that the server sent, and has nothing left to do. */
export async function untilAlive(page: Page): Promise<void> {
  await untilSettled(page, async () => {
    await page.waitForFunction(() => {
      const main = document.querySelector('main')
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
    })
  })
}

/**
 * Waits as `wait` does, and then until the page is idle: React marks an element before it answers for it, and draws a screen in
 * slices after its address changed. A screen that loads its own document anew is waited for again.
 */
export async function untilSettled(page: Page, wait: () => Promise<void>): Promise<void> {
  try {
    await wait()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })))
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('Execution context was destroyed'))) throw error
    await page.waitForLoadState()
    await untilSettled(page, wait)
  }
}
