/** A screen to be looked at: below the base path and the language, in one state of the shop. */
export interface ShotScreen {
  name: string
  path: string
  shop: 'full' | 'empty'
}

const STATUSES = [401, 403, 404, 419, 429, 500, 503]

/** Paths of categories, and of wines in their several states. */
export interface Places {
  category: string
  dish: string
  dearest: string
  several: string
  reduced: string
  soldOut: string
}

/** Every screen with data, every list without, and every error page. */
export function screens(places: Places): ShotScreen[] {
  const lists: [string, string][] = [
    ['home', '/'],
    ['shop', '/boutique'],
    ['shop filtered', '/boutique?filter[colour]=rouge&sort=-price'],
    ['promotions', '/boutique/produits-promo'],
    ['categories', '/nos-categories-de-produits'],
    ['search', '/search-results?q=chateau'],
  ]
  const full = [
    ...lists,
    ['shop page 3', '/nos-produits?page=3'],
    ['shop without result', '/boutique?filter[colour]=rouge&filter[price]=900..999'],
    ['search with a typo', '/search-results?q=chatau'],
    ['search without result', '/search-results?q=zzzzzz'],
    ['category', places.category],
    ['dish', places.dish],
    ['product, dear', places.dearest],
    ['product, two sizes', places.several],
    ['product, reduced', places.reduced],
    ['product, sold out', places.soldOut],
    ['login', '/login'],
    ['not found', '/nowhere-at-all'],
  ] as [string, string][]
  const errors = STATUSES.map((status): [string, string] => [`error ${status}`, `/errors/${status}`])
  return [
    ...[...full, ...errors].map(([name, path]) => ({ name, path, shop: 'full' as const })),
    ...lists.map(([name, path]) => ({ name: `${name}, empty`, path, shop: 'empty' as const })),
  ]
}

/** The back office has one language switch of its own: its screens stand outside the list above. */
export const ADMIN: ShotScreen[] = [{ name: 'staff login', path: '/admin/login', shop: 'full' }]
