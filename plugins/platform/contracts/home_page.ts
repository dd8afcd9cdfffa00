import type { BlockPlace } from '#core/rich_text/block'
import type { LinkPlace } from '#core/links/resolve_links'
import type { Linked } from '#core/links/link'
import type { Metadata, MetadataRequest } from '#plugins/platform/contracts/metadata_source'
import type { Picture } from '#core/media/media_record'
import type { RichText } from '#core/rich_text/document'
import type { ShownDocument } from '#core/rich_text/shown_document'

/** A page as the home page shows it. */
export interface ShownHome {
  title: string
  excerpt: string | null
  picture: Picture | null
  document: ShownDocument
}

/**
 * A page that stands in the place of the shop's own home page. It is contributed to `platform.home_pages`; the first contribution
 * that has one in a channel and language is shown there.
 */
export interface HomePage {
  /** What it is; null: the shop's own home page is shown. Its own address leads to the home page. */
  at(place: LinkPlace): Promise<Linked | null>
  /** The page, null as for `at`, and the cache tags of what it shows or would show. */
  show(place: BlockPlace): Promise<{ home: ShownHome | null; tags: readonly string[] }>
  /** What search engines and social networks read of it; null as for `at`. */
  describe(request: MetadataRequest): Promise<Partial<Metadata> | null>
}

/**
 * What stands at the top of the shop's own home page. It is contributed to `platform.home_leads`; the first contribution that has
 * something in a channel and language is shown there.
 */
export interface HomeLead {
  /** A text of blocks; null: nothing now. And the cache tags of what it shows or would show. */
  show(place: BlockPlace): Promise<{ text: RichText | null; tags: readonly string[] }>
}
