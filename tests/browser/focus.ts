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

export function whereAmI(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const here = document.activeElement as HTMLElement
    if (here === document.body) return { label: '', isMarked: true, isInView: true }
    const { outlineStyle, outlineWidth } = getComputedStyle(here)
    const { left, top, width, height } = here.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)]
    const above = document.elementFromPoint(x, y)
    const article = here.closest('article') ? 'wine: ' : ''
    const own = here.getAttribute('aria-label') ?? here.closest('label')?.textContent
    const label = own ?? (here as HTMLInputElement).labels?.[0]?.textContent ?? here.textContent ?? ''
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
export async function tabTo(page: Page, wanted: RegExp): Promise<string[]> {
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
