import { AxeBuilder } from '@axe-core/playwright'
import { test } from '@japa/runner'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { ADMIN, ADMIN_LOGIN, STOREFRONT, addressOf, adminAddressOf, type Language, type Look } from './screens.js'
import { signInStaff } from './sign_in.js'
import type { Page } from 'playwright'

/** What passes is not told: gathering it takes longer than looking. */
const OPTIONS: Parameters<AxeBuilder['options']>[0] = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  elementRef: false,
}

const LANGUAGES: Language[] = ['fr_FR', 'en_GB']
const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1280, height: 844 }

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).options(OPTIONS).setLegacyMode().analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What axe finds on a screen, at both widths. */
async function faults(page: Page, look: Look, language: Language): Promise<string[]> {
  await page.setViewportSize(LAPTOP)
  await page.goto(
    await (look.screen.includes('.admin.') ? adminAddressOf(page, look) : addressOf(page, look, language))
  )
  const wide = await violations(page)
  await page.setViewportSize(PHONE)
  return [...wide, ...(await violations(page))]
}

test.group('WCAG 2.2 AA: axe finds nothing', (group) => {
  // What axe sees does not depend on the database: the second pass of `npm run check` leaves these out.
  group.tap((each) => each.tags(['@axe']))
  group.setup(openDemoShop)

  for (const language of LANGUAGES) {
    for (const look of STOREFRONT) {
      test(`on ${look.name}, phone and laptop, in ${language}`, async ({ assert, browserContext }) => {
        assert.deepEqual(await faults(await browserContext.newPage(), look, language), [])
      })
    }
  }

  test('on the screens of the back office', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    assert.deepEqual(await faults(page, ADMIN_LOGIN, 'fr_FR'), [])
    await signInStaff(page)
    const found: Record<string, string[]> = {}
    for (const look of ADMIN) {
      const seen = await faults(page, look, 'fr_FR')
      if (seen.length > 0) found[look.name] = seen
    }
    assert.deepEqual(found, {})
  }).timeout(300_000)

  test('in the open filter sheet and under open suggestions', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.setViewportSize(PHONE)
    await openPage(page, '/vue/boutique')
    await page.getByRole('button', { name: 'Filtrer' }).click()
    await page.getByRole('dialog').waitFor()
    assert.deepEqual(await violations(page), [])
    await page.setViewportSize(LAPTOP)
    await openPage(page, '/vue/')
    await page.getByRole('combobox').fill('chateau')
    await page.getByRole('option').first().waitFor()
    assert.deepEqual(await violations(page), [])
  })
})
