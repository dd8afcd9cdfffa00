/**
 * Paths of the storefront's screens, without base path and locale prefix. No permalink may take them. Of a pattern, the
 * part before its first parameter is reserved.
 */
export const screens = [
  '/',
  '/contact',
  '/search-results',
  '/preview/products/:id',
  '/nos-produits',
  '/boutique/:category_slug?',
  '/boutique/produits-promo',
  '/boutique/plats-associes/:category_slug',
  '/nos-categories-de-produits',
  '/conditions-generales',
  '/donnees-personnelles',
  '/register',
  '/confirm-email/:token',
  '/forgot-password',
  '/reset-password/:token',
  '/login',
  '/logout',
]

/** Reserved with everything below them. */
export const folders = ['/account', '/admin', '/checkout', '/errors', '/assets']
