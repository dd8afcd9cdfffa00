import { inject } from '@adonisjs/core'
import { RecentReads } from '#core/database/recent_reads'
import { ShowContent, type ContentAsked } from '#plugins/cms/site/show_content'
import { Store } from '#core/database/store'
import type { BlockPlace } from '#core/rich_text/block'

/** The answer with a content, as JSON, with the cache tags of what it shows. */
interface ContentAnswer {
  body: Buffer
  tags: string[]
}

/** Enough for a few hundred pages. */
const recent = new RecentReads<ContentAnswer>({ most: 4 * 1024 * 1024, size: ({ body }) => body.length })

/** The answers with contents. Those that everybody gets are kept until anything in the shop changes. */
@inject()
export class RecentContents {
  constructor(
    private readonly store: Store,
    private readonly content: ShowContent
  ) {}

  /** `isStaff`: may see what others may not, so that nothing is shared with them. @throws contentNotFound, notInCategory */
  execute(place: BlockPlace, asked: ContentAsked, { isStaff }: { isStaff: boolean }): Promise<ContentAnswer> {
    const read = async () => {
      const { page, tags } = await this.content.execute(place, asked)
      return { body: Buffer.from(JSON.stringify({ data: page })), tags }
    }
    if (isStaff) return read()
    const { channel, locale, currency, group = '' } = place
    const key = [channel, locale, currency, group, asked.id, asked.category ?? ''].join(' ')
    return recent.get(this.store, key, read)
  }
}
