/**
 * Addresses of the storefront's screens, below base path and locale prefix. No permalink may take them; of a pattern
 * the part before its first parameter is kept free.
 */
export const screens = [
  '/',
  '/contact',
  '/search-results',
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

/** Kept free with everything below them. */
export const folders = ['/account', '/admin', '/checkout', '/errors', '/assets']
