import type { Page } from 'playwright'

/** Opens an address and waits until its scripts have taken the page over: what is done from then on is answered by them. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilAlive(page)
}

/** Waits until React has taken over the page that the server sent. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}
