import { bigint, instant, integer, json, nullable, table, text, type RowIn } from '#core/database/table'
import type { RichText } from '#core/rich_text/document'

/** Topic of the change feed: pages that show posts are made again when they change. */
export const OUTSIDE_POSTS = 'cms.outside_posts'

/** Posts of another site. */
export const outsidePosts = table('cms_outside_posts', {
  id: bigint(),
  /** Its number on the other site. */
  outsideId: bigint(),
  /** Order in which the site gave it, from 0. */
  position: integer(),
  title: text(),
  excerpt: text(),
  body: json<RichText>(),
  author: text(),
  /** Of the page on the other site. */
  address: text(),
  pictureAddress: nullable(text()),
  pictureMediaId: nullable(bigint()),
  publishedAt: instant(),
})

export type OutsidePostRow = RowIn<typeof outsidePosts>
