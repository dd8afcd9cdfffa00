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

/**
 * What axe finds on the page as it stands: rules with the elements that break them.
 * @param without Selectors of parts that were looked at elsewhere.
 */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const context = without.length > 0 ? { exclude: without.map((part) => [part]) } : { include: [['html']] }
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
