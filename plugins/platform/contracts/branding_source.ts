import type { ShopContext } from '#core/context/shop_context'

/** Colours, pictures and letters of the shop. */
export interface Branding {
  colours: { id: string; value: string }[]
  /** `desktop_logo`, `front_background`…, or null. */
  images: Record<string, { url: string; width: number; height: number; pixels: string } | null>
  /** Families of letters by use: `headings`, `text`. */
  fonts: Record<string, string>
  /** What a page names for each family that is not the house's own, as CSS. */
  fontStacks: Record<string, string>
}

/** Gives start-up data its branding. The first contribution counts. */
export interface BrandingSource {
  branding(shop: ShopContext): Promise<Branding>
}
