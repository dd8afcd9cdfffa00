import type { Settings } from '#core/settings/settings'

/** Address patterns below the base path and the locale's prefix, with `{slug}`. */
export interface AddressPatterns {
  product: string
  category: string
  dish: string
}

export function addressPatterns(settings: Settings): AddressPatterns {
  return {
    product: settings.get('catalogue.permalinks.product'),
    category: settings.get('catalogue.permalinks.category'),
    dish: settings.get('catalogue.permalinks.dish'),
  }
}

export function pathOf(pattern: string, slug: string): string {
  return pattern.replace('{slug}', slug)
}
