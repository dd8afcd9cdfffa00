import { inject } from '@adonisjs/core'
import { MediaLibrary } from '#core/media/media_library'
import { Store } from '#core/database/store'
import { fromStore } from '#core/database/run_rows'
import { outsidePosts, type OutsidePostRow } from '#plugins/cms/outside/tables'
import type { Picture } from '#core/media/media_record'

/** A post of another site in a list. */
export interface OutsideCard {
  id: number
  title: string
  excerpt: string
  author: string
  publishedAt: string
  /** Of the page on the other site. */
  address: string
  picture: Picture | null
}

/** Posts of the other site, the newest first. */
@inject()
export class ListOutsidePosts {
  constructor(
    private readonly store: Store,
    private readonly library: MediaLibrary
  ) {}

  /** `count`: most posts. */
  async execute(count: number): Promise<OutsideCard[]> {
    const rows = await outsidePosts.selectWhere(fromStore(this.store), 'order by position limit ?', [count])
    return this.cards(rows)
  }

  async cards(rows: readonly OutsidePostRow[]): Promise<OutsideCard[]> {
    const media = await this.library.find(rows.flatMap(({ pictureMediaId }) => pictureMediaId ?? []))
    return rows.map(({ id, title, excerpt, author, publishedAt, address, pictureMediaId }) => {
      const medium = pictureMediaId === null ? undefined : media.get(pictureMediaId)
      // The title beside it says what it is about.
      return {
        id,
        title,
        excerpt,
        author,
        publishedAt,
        address,
        picture: medium ? this.library.picture(medium, '') : null,
      }
    })
  }
}
