import axe from 'axe-core'
import type { Page } from 'playwright'

/**
 * What passes is not told: gathering it takes longer than looking. The only rule that reads style sheets is an experiment
 * outside of these sets, so none is fetched for it.
 */
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  elementRef: false,
  preload: { assets: ['media'] },
}

/** Parts of a page that are built as one before them, with other words. */
const ALIKE = 'data-alike'

/** A frame in which no script runs does not answer axe, which would have the browser complain. */
const STILL = 'iframe[sandbox=""]'

/**
 * What axe finds on the page as it stands: rules with the elements that break them. Of cards, rows and panels that are
 * built of the same elements, classes and states, the first is looked at.
 * @param without Selectors of parts that were looked at elsewhere.
 */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  await page.evaluate(markAlike, ALIKE)
  const context = { exclude: [`[${ALIKE}]`, STILL, ...without].map((part) => [part]) }
  const found = await page.evaluate(
    async ([parts, options]) => {
      const { axe: run } = globalThis as unknown as { axe: { run: typeof axe.run } }
      const { violations: faults } = await run.run(parts, options)
      return faults.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
    },
    [context, OPTIONS] as const
  )
  return found.map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
}

/** Marks what is built as a part beside it that stands before: attributes that hold words, addresses and numbers may differ, but none may be empty where another is not. */
function markAlike(mark: string): void {
  const LARGE = 2
  const builtAs = new Map<Element, string>()
  const own = ({ name, value }: Attr) =>
    /^(?:id|href|src|srcset|alt|title|name|value|for|action|form|d|datetime)$|^aria-(?:label|labelledby|describedby|controls|owns)$/.test(
      name
    )
      ? `${name} ${value.trim() ? 'said' : 'empty'}`
      : `${name}=${value}`
  const look = (element: Element): string => {
    const attributes = [...element.attributes]
      .filter(({ name }) => name !== mark)
      .map(own)
      .sort()
    const parts = [...element.children].map(look)
    // Colours can be chosen by an attribute, by a class, or by the style: all three are part of how it is built.
    const text = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    const built = `<${element.tagName} ${attributes.join(' ')}${text ? ' text' : ''}>${parts.join('')}</>`
    builtAs.set(element, built)
    return built
  }
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  look(document.body)
  for (const [element, built] of builtAs) {
    if (element.querySelectorAll('*').length < LARGE) continue
    const before = [...(element.parentElement?.children ?? [])]
    const isSeen = before.slice(0, before.indexOf(element)).some((other) => builtAs.get(other) === built)
    if (isSeen) element.setAttribute(mark, '')
  }
}
