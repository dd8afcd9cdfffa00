import { untilSettled } from './open_page.js'
import type { Page } from 'playwright'

/** What a page that is alive goes from screen to screen with. */
interface Router {
  basename: string
  navigate(to: string): Promise<void>
  state: { navigation: { state: string } }
}

/** Screens with frames of the shop: their content policy is that of their document, so they load it anew. */
const OWN_DOCUMENT = /\/administration\/branding$/

/**
 * Goes to a screen as a link on the page does, without loading everything anew; from no page of ours, by its address. Waits
 * until the screen stands and nothing is left to do.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const left = page.url()
  const isAlive = await page.evaluate(() => '__remixRouter' in globalThis)
  if (!isAlive || OWN_DOCUMENT.test(address)) await page.goto(address)
  else await page.evaluate(moveTo, address)
  await untilSettled(page, async () => {
    await page.waitForFunction(
      ([before, wanted]) => {
        const { __remixRouter: router } = globalThis as unknown as { __remixRouter?: Router }
        return router?.state.navigation.state === 'idle' && (location.href !== before || location.href.endsWith(wanted))
      },
      [left, address] as const
    )
  })
}

function moveTo(address: string): Promise<void> {
  const { __remixRouter: router } = globalThis as unknown as { __remixRouter: Router }
  const base = router.basename.replace(/\/$/, '')
  return router.navigate(address.startsWith(`${base}/`) ? address.slice(base.length) : address)
}
