import type { AddressPatterns } from '#plugins/catalogue/permalinks/address_patterns'
import type { Picture, VideoShape } from '#plugins/catalogue/listing/product_shapes'
import type { FoundMedium } from '#plugins/catalogue/products/read_products'

/** What a listing depends on besides the product itself. */
export interface ListingRules {
  /** In which reductions of prices are looked up. */
  channel: string
  patterns: AddressPatterns
  /** Number of bottles at or below which the stock is low. */
  lowQuantity: number
  /** The current instant, in ISO format. */
  now: string
  picture(media: FoundMedium, alt: string): Picture | null
  video(media: FoundMedium, title: string): Omit<VideoShape, 'poster'> | null
}
