import type { Picture, Video } from '#core/media/media_record'
import type { BlockAttributes, RichNode } from '#core/rich_text/document'

/** A pdf or an office document of the media library, as a link shows it. */
export interface ShownFile {
  url: string
  name: string
  /** MIME type. */
  type: string
  bytes: number
}

/** A file of the media library as a block shows it. */
export type ShownMedium =
  { type: 'image'; picture: Picture } | { type: 'video'; video: Video } | { type: 'file'; file: ShownFile }

/** Attributes of a block in a text that is shown. The addresses among its values lead somewhere. */
export interface ShownBlock extends BlockAttributes {
  /** What the block's `load` gave; null without one. */
  data: unknown
}

/**
 * A rich text as its component shows it, in one language and channel. It has the nodes of a stored one; the addresses of its
 * links are paths below the base path or outside addresses, headings have an `id`, and blocks have their data.
 */
export interface ShownDocument {
  content: RichNode[]
  /** Files that values of blocks name, by id. What was deleted is absent. */
  media: Record<string, ShownMedium>
}

/** What the component of a block is given, in the shop and in the editor. */
export interface BlockProps<Values = Record<string, unknown>, Data = null> {
  values: Values
  data: Data
  media: ShownDocument['media']
}
