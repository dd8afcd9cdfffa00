import type { Page } from 'playwright'

/** What a machine can see to be wrong with a screen, to be looked at first: keys instead of words, and what does not fit. */
export async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const shown = (document.querySelector('[role="dialog"]') ?? document.body) as HTMLElement
    const keys = shown.innerText.match(/\b[a-z]+(\.[a-z]+_?[a-z_]*){2,}\b(?!@)/g) ?? []
    const plugins = /^(admin|shell|catalogue|users|sales|marketing|platform|configuration|branding|payment_offline)\./
    found.push(...keys.filter((key) => plugins.test(key)).map((key) => `key ${key}`))
    const wide = document.documentElement.scrollWidth - window.innerWidth
    if (wide > 1) found.push(`the page is ${wide} px too wide`)
    const scrolls = (element: Element) =>
      element.closest('.admin-scroll, [role="tablist"], pre, .mantine-ScrollArea-viewport')
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.className).split(' ').slice(0, 2).join('.')}`
    for (const element of shown.querySelectorAll<HTMLElement>('main *, [role="dialog"] *')) {
      const { right, width } = element.getBoundingClientRect()
      if (width === 0 || scrolls(element) || element.closest('svg')) continue
      const isButton = element.matches('button, a, input')
      if (isButton && right > window.innerWidth + 1) found.push(`${name(element)} “${element.innerText}” lies outside`)
      const { overflowX } = getComputedStyle(element)
      const isCut = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2 && width > 4
      if (isCut && element.innerText.trim()) found.push(`${name(element)} “${element.innerText.slice(0, 60)}” is cut`)
    }
    return [...new Set(found)]
  })
}
