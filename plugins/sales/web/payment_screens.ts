import type { Screen } from '#web/lib/screens'

const REDIRECT = {
  area: 'storefront',
  file: 'storefront/checkout/redirect_screen.tsx',
  title: 'sales.onward.title',
  listed: false,
} as const satisfies Partial<Screen>

const FAILED = {
  area: 'storefront',
  file: 'storefront/checkout/failed_screen.tsx',
  title: 'sales.done.failed',
  requires: 'customer',
  listed: false,
} as const satisfies Partial<Screen>

const PROVIDER = 'checkout/payment/{provider}'
const VARIANT = `${PROVIDER}/{variant}`

/** Pages of a payment at addresses of its provider: `payzen/failed`. Only those that a payment method declares are found. */
export const paymentScreens: Screen[] = [
  { id: 'sales.storefront.checkout_provider_redirect', path: `${PROVIDER}/redirect`, ...REDIRECT },
  { id: 'sales.storefront.checkout_provider_failed', path: `${PROVIDER}/failed`, ...FAILED },
  { id: 'sales.storefront.checkout_variant_redirect', path: `${VARIANT}/redirect`, ...REDIRECT },
  { id: 'sales.storefront.checkout_variant_failed', path: `${VARIANT}/failed`, ...FAILED },
]
