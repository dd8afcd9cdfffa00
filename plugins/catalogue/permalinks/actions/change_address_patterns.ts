import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Queue } from '#core/jobs/queue'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { Settings } from '#core/settings/settings'
import { Statements } from '#core/database/statements'
import { patternInvalid, patternTaken } from '#plugins/catalogue/permalinks/errors'
import { permalinkKind, type AddressKind } from '#plugins/catalogue/permalinks/addresses'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { ADDRESS_KINDS } from '#plugins/catalogue/permalinks/permalink_row'
import { crowdedPaths, presentSlugs, readdress, type AddressMove } from '#core/permalinks/readdress'
import { settings as declared } from '#plugins/catalogue/settings'
import type { Origin } from '#core/audit/origin'

export type AddressPatternsForm = Partial<Record<AddressKind, string>>

/** Folders of lower-case letters, digits and hyphens, then the slug: `/nos/vins/{slug}`. */
const PATTERN = /^(?:\/[a-z0-9-]{1,60}){0,3}\/\{slug\}$/

/** Changes the address pattern of all products, categories or dishes. Each old address redirects to the new one. */
@inject()
export class ChangeAddressPatterns {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly reserved: ReservedPaths,
    private readonly queue: Queue
  ) {}

  execute(patterns: AddressPatternsForm, origin: Origin): Promise<void> {
    for (const kind of ADDRESS_KINDS) this.#refuseShape(kind, patterns[kind])
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const changed = ADDRESS_KINDS.filter((kind) => patterns[kind] && patterns[kind] !== this.#present(kind))
      for (const kind of changed) await this.#change(trx, kind, patterns[kind] as string, origin)
      if (changed.length === 0) return
      await this.store.changes.record(trx, 'core.permalinks', changed.map(permalinkKind))
      await this.store.changes.record(trx, 'catalogue.categories', ['*'])
      await this.queue.enqueue(trx, 'catalogue.rebuild_listings', {}, { key: 'all' })
    })
  }

  #present(kind: AddressKind): string {
    return this.settings.get<string>(`catalogue.permalinks.${kind}`)
  }

  /** Refuses a malformed pattern, and one whose addresses a screen would match first, such as a screen `/boutique/…`. */
  #refuseShape(kind: AddressKind, pattern: string | undefined): void {
    if (pattern === undefined || pattern === this.#present(kind)) return
    const isHome = pattern === declared[`catalogue.permalinks.${kind}`].field.options.default
    const folder = pattern.replace('/{slug}', '')
    const isScreen = folder !== '' && !isHome && this.reserved.has(folder)
    if (PATTERN.test(pattern) && !isScreen && !this.reserved.has(`${folder}/a`)) return
    throw patternInvalid({ pattern: pattern.slice(0, 120) }, kind)
  }

  async #change(trx: Transaction, kind: AddressKind, pattern: string, origin: Origin): Promise<void> {
    const db = new Statements(trx)
    const folderOf = (one: string) => one.replace('/{slug}', '')
    const move: AddressMove = { kind: permalinkKind(kind), from: folderOf(this.#present(kind)), to: folderOf(pattern) }
    const screens = (await presentSlugs(db, move)).filter((slug) => this.reserved.has(`${move.to}/${slug}`))
    const taken = await crowdedPaths(db, move)
    const count = taken.count + screens.length
    if (count > 0) throw patternTaken({ count, path: taken.path || `${move.to}/${screens[0]}` }, kind)
    await readdress(db, move)
    await this.settings.set(trx, `catalogue.permalinks.${kind}`, pattern, { isFollowed: true }, origin)
  }
}
