import type { ShopContext } from '#core/context/shop_context'

/** Colours and pictures of the shop. */
export interface Branding {
  colours: { id: string; value: string }[]
  /** `desktop_logo`, `front_background`…: addresses, or null. */
  images: Record<string, string | null>
}

/** Gives start-up data its branding. The first contribution counts. */
export interface BrandingSource {
  branding(shop: ShopContext): Promise<Branding>
}
