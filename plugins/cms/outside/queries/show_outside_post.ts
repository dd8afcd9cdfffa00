import { inject } from '@adonisjs/core'
import { ListOutsidePosts, type OutsideCard } from '#plugins/cms/outside/queries/list_outside_posts'
import { Store } from '#core/database/store'
import { fromStore } from '#core/database/run_rows'
import { outsidePostNotFound } from '#plugins/cms/outside/errors'
import { outsidePosts } from '#plugins/cms/outside/tables'
import type { ShownDocument } from '#core/rich_text/shown_document'

/** A post of another site with its text. */
export interface ShownOutsidePost extends OutsideCard {
  body: ShownDocument
}

@inject()
export class ShowOutsidePost {
  constructor(
    private readonly store: Store,
    private readonly list: ListOutsidePosts
  ) {}

  /** @throws outsidePostNotFound */
  async execute(id: number): Promise<ShownOutsidePost> {
    const row = await outsidePosts.find(fromStore(this.store), { id })
    const [card] = row ? await this.list.cards([row]) : []
    if (!row || !card) throw outsidePostNotFound()
    return { ...card, body: { content: row.body.content, media: {} } }
  }
}
