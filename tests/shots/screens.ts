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
    ['login', 'users.storefront.login', '/login'],
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

/** The back office has one language switch of its own: its screens stand outside the list above. */
export const ADMIN: ShotScreen[] = [
  { name: 'staff login', screen: 'users.admin.login', path: '/admin/login', shop: 'full' },
  { name: 'staff welcome', screen: 'users.admin.welcome', path: '/admin/welcome', shop: 'full' },
  { name: 'staff logout', screen: 'users.admin.logout', path: '/admin/logout', shop: 'full' },
  { name: 'staff dashboard', screen: 'platform.admin.dashboard', path: '/admin/dashboard', shop: 'full' },
  { name: 'staff code', screen: 'users.admin.login_code', path: '/admin/login/code', shop: 'full' },
  {
    name: 'staff forgot password',
    screen: 'users.admin.forgot_password',
    path: '/admin/forgot-password',
    shop: 'full',
  },
  {
    name: 'staff reset password',
    screen: 'users.admin.reset_password',
    path: '/admin/reset-password/x.y',
    shop: 'full',
  },
  { name: 'admins', screen: 'users.admin.staff', path: '/admin/users/admins', shop: 'full' },
  { name: 'a new admin', screen: 'users.admin.staff_create', path: '/admin/users/admins/create', shop: 'full' },
  { name: 'an admin', screen: 'users.admin.staff_member', path: '/admin/users/admins/1', shop: 'full' },
  { name: 'roles', screen: 'users.admin.roles', path: '/admin/users/roles', shop: 'full' },
  {
    name: 'permissions of a role',
    screen: 'users.admin.role_permissions',
    path: '/admin/users/roles/2/permissions',
    shop: 'full',
  },
  { name: 'profile', screen: 'users.admin.profile', path: '/admin/profile', shop: 'full' },
  { name: 'API', screen: 'users.admin.api', path: '/admin/api', shop: 'full' },
  { name: 'kept mails', screen: 'platform.admin.kept_mails', path: '/admin/mails', shop: 'full' },
  { name: 'jobs', screen: 'platform.admin.jobs', path: '/admin/system/jobs', shop: 'full' },
  { name: 'job', screen: 'platform.admin.job', path: '/admin/system/jobs/1', shop: 'full' },
  { name: 'audit', screen: 'platform.admin.audit', path: '/admin/system/audit', shop: 'full' },
  { name: 'audit entry', screen: 'platform.admin.audit_entry', path: '/admin/system/audit/1', shop: 'full' },
  {
    name: 'history',
    screen: 'platform.admin.audit_history',
    path: '/admin/system/history?subject=users.staff&subject_id=1',
    shop: 'full',
  },
]
