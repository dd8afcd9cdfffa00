import { inject } from '@adonisjs/core'
import { BasicClient, ContentApiFailed, type ContentApi } from '#plugins/cms/outside/basic_client'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { TakePicture } from '#plugins/cms/outside/take_picture'
import { fromStore } from '#core/database/run_rows'
import { OUTSIDE_POSTS, outsidePosts, type OutsidePostRow } from '#plugins/cms/outside/tables'
import { readWordpressPosts, type ReadPost } from '#plugins/cms/outside/read_wordpress_posts'

type Kept = Omit<OutsidePostRow, 'id'>

/**
 * Reads the posts of the other site and puts them in the place of the stored ones. When the site gives nothing that can be
 * used, the stored ones stay.
 */
@inject()
export class RefreshOutsidePosts {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly client: BasicClient,
    private readonly pictures: TakePicture
  ) {}

  /** Returns the number of stored posts. @throws OutgoingFailed, ContentApiFailed */
  async execute(signal?: AbortSignal): Promise<number> {
    const stored = await outsidePosts.selectWhere(fromStore(this.store), 'order by position')
    const posts = await this.#read(signal)
    const rows = await this.#withPictures(posts, stored, signal)
    if (isSame(rows, stored)) return rows.length
    await this.store.transaction((trx) => this.#replace(trx, rows, stored))
    return rows.length
  }

  async #read(signal?: AbortSignal): Promise<ReadPost[]> {
    const text = (key: string) => this.settings.get<string>(`cms.outside.${key}`).trim()
    const api = { address: text('address'), user: text('user'), password: text('password') }
    if (api.address === '') return []
    const category = text('category')
    const count = this.settings.get<number>('cms.outside.count')
    const answer = await this.client.get(
      api,
      '/wp/v2/posts',
      {
        per_page: String(count),
        status: 'publish',
        _embed: 'author,wp:featuredmedia',
        ...(category ? { categories: await this.#categoryId(api, category, signal) } : {}),
      },
      signal
    )
    const posts = readWordpressPosts(answer)
    if (posts === null) throw new ContentApiFailed('/wp/v2/posts answered no list')
    return posts.slice(0, count)
  }

  async #categoryId(api: ContentApi, slug: string, signal?: AbortSignal): Promise<string> {
    const answer = await this.client.get(api, '/wp/v2/categories', { slug }, signal)
    const [found] = Array.isArray(answer) ? (answer as { id?: unknown }[]) : []
    if (!Number.isSafeInteger(found?.id)) throw new ContentApiFailed(`The site has no category "${slug}"`)
    return String(found?.id)
  }

  /** A picture that was taken before is not fetched again. */
  async #withPictures(posts: ReadPost[], stored: OutsidePostRow[], signal?: AbortSignal): Promise<Kept[]> {
    const known = new Map(stored.map((post) => [post.pictureAddress, post.pictureMediaId]))
    const rows: Kept[] = []
    for (const [position, post] of posts.entries()) {
      signal?.throwIfAborted()
      const { pictureAddress: address } = post
      const taken = address === null ? null : (known.get(address) ?? (await this.pictures.execute(address, signal)))
      rows.push({ ...post, position, pictureMediaId: taken })
    }
    return rows
  }

  async #replace(trx: Transaction, rows: Kept[], stored: OutsidePostRow[]): Promise<void> {
    const left = new Set(rows.map(({ outsideId }) => outsideId))
    for (const { id, outsideId } of stored) if (!left.has(outsideId)) await outsidePosts.delete(trx, { id })
    // The id stays, so that the address of its page does.
    const known = new Set(stored.map(({ outsideId }) => outsideId))
    for (const row of rows) {
      if (known.has(row.outsideId)) await outsidePosts.update(trx, { outsideId: row.outsideId }, row)
      else await outsidePosts.insert(trx, row)
    }
    await this.store.changes.record(trx, OUTSIDE_POSTS, ['*'])
  }
}

function isSame(rows: readonly Kept[], stored: readonly OutsidePostRow[]): boolean {
  const written = (row: Kept) =>
    JSON.stringify(Object.keys(outsidePosts.all).flatMap((name) => (name === 'id' ? [] : [row[name as keyof Kept]])))
  return JSON.stringify(rows.map(written)) === JSON.stringify(stored.map(written))
}
