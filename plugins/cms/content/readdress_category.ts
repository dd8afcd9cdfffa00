import { inject } from '@adonisjs/core'
import { ContentAddresses } from '#plugins/cms/content/content_addresses'
import { Queue } from '#core/jobs/queue'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { contentTypes } from '#plugins/cms/content/content_types'
import { addressTaken } from '#plugins/cms/errors'
import type { ContentType } from '#plugins/cms/content/content_type'
import type { JobRun } from '#core/jobs/job'

/** Contents that are given new addresses with their category. More are left to the worker. */
const AT_ONCE = 200

const BATCH = 200

/** Gives contents whose addresses name a category new ones after its slug has changed. Their former ones lead there. */
@inject()
export class ReaddressCategory {
  constructor(
    private readonly store: Store,
    private readonly addresses: ContentAddresses,
    private readonly queue: Queue
  ) {}

  /** In the transaction of the change. @throws addressTaken */
  async execute(trx: Transaction, category: number): Promise<void> {
    const db = new Statements(trx)
    for (const type of await this.#types()) {
      const ids = await this.#contents(db, { type, category, after: 0, limit: AT_ONCE + 1 })
      if (ids.length > AT_ONCE) await this.#leave(trx, category)
      else if (ids.length > 0) {
        const [lost] = await this.addresses.take(trx, type, ids)
        if (lost) throw addressTaken({ path: lost.path }, `slug.${lost.locale}`)
      }
    }
  }

  /** The same of every content, some at a time. Gives how many kept an address because another thing has the new one. */
  async everyContent(category: number, { signal, progress }: Pick<JobRun, 'signal' | 'progress'>): Promise<number> {
    const kept = new Set<string>()
    let done = 0
    for (const type of await this.#types()) {
      for (let after = 0; ;) {
        signal.throwIfAborted()
        const ids = await this.#contents(this.store.read, { type, category, after, limit: BATCH })
        const last = ids.at(-1)
        if (last === undefined) break
        const lost = await this.store.transaction((trx) => this.addresses.take(trx, type, ids))
        for (const { target } of lost) kept.add(target)
        done += ids.length
        await progress(done, null)
        after = last
      }
    }
    return kept.size
  }

  async #leave(trx: Transaction, category: number): Promise<void> {
    await this.queue.enqueue(trx, 'cms.readdress_category', { category }, { key: String(category) })
  }

  async #types(): Promise<ContentType[]> {
    const types = await contentTypes.of(this.store)
    return types.filter(({ pattern }) => Object.values(pattern).some((one) => one?.includes('{category}')))
  }

  /** Contents of a category that hang below no other, by their ids. */
  async #contents(
    db: Statements,
    { type, category, after, limit }: { type: ContentType; category: number; after: number; limit: number }
  ): Promise<number[]> {
    const rows = await db.all<{ id: number }>(
      `select c.id from cms_contents c join cms_contents_categories cc on cc.owner_id = c.id
       where cc.target_id = ? and c.type = ? and c.parent_id is null and c.status <> 'trash' and c.id > ?
       order by c.id limit ?`,
      ...[category, type.code, after, limit]
    )
    return rows.map(({ id }) => Number(id))
  }
}
