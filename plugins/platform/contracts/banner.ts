import type { BlockPlace } from '#core/rich_text/block'
import type { Label } from '#core/i18n/label'
import type { RichText } from '#core/rich_text/document'

/**
 * A kind of page of the shop that has room for a banner. It is contributed to `platform.banner_places`; its screen loads and shows
 * what stands there (`#web/lib/banner.server`, `#web/rich_text/banner`).
 */
export interface BannerPlace {
  label: Label
}

/** Where a banner stands. */
export interface BannerSpot {
  /** Name in `platform.banner_places`. */
  place: string
  /** The one page that it stands on, as a reference (`ref:catalogue.category/5`). Null: every page of the place. */
  about: string | null
}

/** What gives pages their banners, contributed to `platform.banners`. The first contribution that has one for a spot is shown there. */
export interface BannerSource {
  /** The spots that have one now, and the cache tags of the answer. Pages ask this often: it must cost no statement where there is none. */
  spots(place: BlockPlace): Promise<{ spots: BannerSpot[]; tags: readonly string[] }>
  /** A text of blocks for one of them; null: nothing now. And the cache tags of what it shows. */
  show(spot: BannerSpot, place: BlockPlace): Promise<{ text: RichText | null; tags: readonly string[] }>
}
