import type { Page } from 'playwright'

/** Screens of the storefront with data, below the base path and the language. */
export const SCREENS: [name: string, path: string][] = [
  ['home', '/'],
  ['shop', '/boutique'],
  ['a filtered list', '/boutique?filter[colour]=rouge'],
  ['a list without result', '/boutique?filter[price]=9000..9999'],
  ['promotions', '/boutique/produits-promo'],
  ['categories', '/nos-categories-de-produits'],
  ['search', '/search-results?q=chateau'],
  ['login', '/login'],
  ['an unknown address', '/nowhere-at-all'],
]

export const LANGUAGES = { fr_FR: '/vue', en_GB: '/vue/en' }

/** Address of the first wine of the list. */
export async function aProduct(page: Page, base: string): Promise<string> {
  await page.goto(`${base}/boutique`)
  const href = await page.locator('main article a').first().getAttribute('href')
  if (!href) throw new Error('The list shows no wine')
  return href
}
