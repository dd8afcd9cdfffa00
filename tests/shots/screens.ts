import { NEWSLETTER } from '../browser/marketing_screens.js'
import { SITE_TRACES } from '../fixtures/site_traces.js'
import type { Page } from 'playwright'

/** A screen to be looked at: below the base path and the language, in one state of the shop. */
export interface ShotScreen {
  name: string
  /** Id of its manifest, or `permalink:<kind>`. */
  screen: string
  path: string
  shop: 'full' | 'empty'
  /** What is done on it before its picture is taken; then only what is in view is pictured. */
  act?: (page: Page) => Promise<void>
}

const STATUSES = [401, 403, 404, 419, 429, 500, 503]

/** Paths of categories, and of wines in their several states. */
export interface Places {
  category: string
  dish: string
  /** The same dish as a filter of the shop. */
  pairing: string
  dearest: string
  several: string
  reduced: string
  soldOut: string
  /** Where one asks to be told when that one is back. */
  alert: string
  /** What buyers say of one. */
  reviews: string
}

/** What opens over a screen; where it stands open already, or has no place, the screen is pictured as it is. */
const OPENED: ShotScreen[] = [
  {
    name: 'filters opened',
    screen: 'catalogue.storefront.shop',
    path: '/boutique?filter[colour]=blanc',
    shop: 'full',
    async act(page) {
      const button = page.locator('main button[aria-haspopup="dialog"]')
      if (await button.isVisible()) await button.click()
    },
  },
  {
    name: 'suggestions opened',
    screen: 'catalogue.storefront.search',
    path: '/search-results?q=bordeaux',
    shop: 'full',
    async act(page) {
      const field = page.locator('input[role="combobox"]').filter({ visible: true }).first()
      if ((await field.count()) === 0) return
      await field.fill('chateau')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'scrolled',
    screen: 'catalogue.storefront.shop',
    path: '/boutique',
    shop: 'full',
    act: (page) => page.mouse.wheel(0, 700).then(() => page.waitForTimeout(200)),
  },
]

/** Every screen with data, every list without, and every error page. */
export function screens(places: Places): ShotScreen[] {
  const lists: [name: string, screen: string, path: string][] = [
    ['home', 'catalogue.storefront.home', '/'],
    ['shop', 'catalogue.storefront.shop', '/boutique'],
    ['shop filtered', 'catalogue.storefront.shop', '/boutique?filter[colour]=rouge&sort=-price'],
    ['promotions', 'catalogue.storefront.promotions', '/boutique/produits-promo'],
    ['categories', 'catalogue.storefront.categories', '/nos-categories-de-produits'],
    ['search', 'catalogue.storefront.search', '/search-results?q=chateau'],
  ]
  const full: typeof lists = [
    ...lists,
    ['shop page 3', 'catalogue.storefront.products', '/nos-produits?page=3'],
    ['shop without result', 'catalogue.storefront.shop', '/boutique?filter[colour]=rouge&filter[price]=900..999'],
    ['search with a typo', 'catalogue.storefront.search', '/search-results?q=chatau'],
    ['search without result', 'catalogue.storefront.search', '/search-results?q=zzzzzz'],
    ['category', 'permalink:categories', places.category],
    ['dish', 'permalink:dishes', places.dish],
    ['dish in the shop', 'catalogue.storefront.dish', places.pairing],
    ['product, dear', 'permalink:products', places.dearest],
    ['product, two sizes', 'permalink:products', places.several],
    ['product, reduced', 'permalink:products', places.reduced],
    ['product, sold out', 'permalink:products', places.soldOut],
    ['cart, empty', 'sales.storefront.cart', '/checkout/cart'],
    ['terms', 'configuration.storefront.terms', '/conditions-generales'],
    ['privacy', 'configuration.storefront.privacy', '/donnees-personnelles'],
    ['login', 'users.storefront.login', '/login'],
    ['new account', 'users.storefront.register', '/register'],
    ['forgotten password', 'users.storefront.forgot_password', '/forgot-password'],
    ['confirmation of an address', 'users.storefront.confirm_email', '/confirm-email/none'],
    ['new password', 'users.storefront.reset_password', '/reset-password/none'],
    ['wishlist of a guest', 'catalogue.storefront.wishlist', '/account/wishlist'],
    ...Object.entries(SITE_TRACES).map(([screen, { fr_FR }]): (typeof lists)[number] => [screen, screen, fr_FR]),
    ['contact', 'cms.storefront.contact', '/contact'],
    ['posts elsewhere', 'cms.storefront.outside_posts', '/autres-articles'],
    ['post elsewhere', 'cms.storefront.outside_post', '/autres-articles/1'],
    ['preview', 'catalogue.storefront.product_preview', '/preview/products/1'],
    ['preview of a text', 'cms.storefront.content_preview', '/preview/contents/none'],
    ['alert', 'catalogue.storefront.stock_alert', places.alert],
    ['end of alerts', 'catalogue.storefront.end_stock_alerts', '/account/end-stock-alerts/none'],
    ['reviews of a product', 'catalogue.storefront.reviews', places.reviews],
    ['reviews by a dead link', 'catalogue.storefront.invited_reviews', '/reviews/write/none'],
    ...NEWSLETTER.map(({ name, screen, path }): (typeof lists)[number] => [name, screen, path ?? '']),
    ['logout', 'users.storefront.logout', '/logout'],
    ['not found', 'platform.storefront.error', '/nowhere-at-all'],
  ]
  const errors = STATUSES.map((status): (typeof lists)[number] => [
    `error ${status}`,
    'platform.storefront.error',
    `/errors/${status}`,
  ])
  return [
    ...OPENED,
    ...[...full, ...errors].map(([name, screen, path]) => ({ name, screen, path, shop: 'full' as const })),
    ...lists.map(([name, screen, path]) => ({ name: `${name}, empty`, screen, path, shop: 'empty' as const })),
  ]
}
