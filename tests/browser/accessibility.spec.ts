import { AxeBuilder } from '@axe-core/playwright'
import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { LANGUAGES, SCREENS, aProduct } from './screens.js'
import type { Page } from 'playwright'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Each width and each language once: words and layout fail apart from each other. */
const VIEWS = [
  { width: 390, locale: 'fr_FR' },
  { width: 1280, locale: 'en_GB' },
] as const

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

test.group('WCAG 2.2 AA', (group) => {
  group.setup(openDemoShop)

  for (const { width, locale } of VIEWS) {
    test(`axe finds nothing at ${width} px in ${locale}`, async ({ assert, browserContext }) => {
      const base = LANGUAGES[locale]
      const page = await browserContext.newPage()
      await page.setViewportSize({ width, height: 844 })
      const addresses = SCREENS.map(([, path]) => `${base}${path}`)
      for (const address of [...addresses, await aProduct(page, base), '/vue/admin/login']) {
        await page.goto(address)
        assert.deepEqual(await violations(page), [], address)
      }
    }).timeout(60_000)
  }

  test('axe finds nothing in the open filter sheet and under open suggestions', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/vue/boutique')
    await page.getByRole('button', { name: 'Filtrer' }).click()
    await page.getByRole('dialog').waitFor()
    assert.deepEqual(await violations(page), [])
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.goto('/vue/')
    await page.getByRole('combobox').fill('chateau')
    await page.getByRole('option').first().waitFor()
    assert.deepEqual(await violations(page), [])
  })
})
