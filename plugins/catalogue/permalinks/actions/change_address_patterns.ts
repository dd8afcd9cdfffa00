import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { Queue } from '#core/jobs/queue'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { Settings } from '#core/settings/settings'
import { Statements } from '#core/database/statements'
import { patternInvalid, patternTaken } from '#plugins/catalogue/permalinks/errors'
import { patternOf } from '#plugins/catalogue/permalinks/address_patterns'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { crowdedPaths, presentSlugs, readdress, type AddressMove } from '#core/permalinks/readdress'
import { settings as declared } from '#plugins/catalogue/settings'
import type { Origin } from '#core/audit/origin'
import { permalinkKind, type AddressKind } from '#plugins/catalogue/permalinks/address_kinds'

export interface AddressPatternChange {
  kind: AddressKind
  patterns: Partial<Record<Locale, string>>
}

interface Moving {
  kind: AddressKind
  locale: Locale
  pattern: string
}

/** Folders of lower-case letters, digits and hyphens, then the slug: `/nos/vins/{slug}`. */
const PATTERN = /^(?:\/[a-z0-9-]{1,60}){0,3}\/\{slug\}$/

const folderOf = (pattern: string) => pattern.replace('/{slug}', '')

/** Changes the address pattern of all products, categories or dishes in some languages. Each old address redirects to the new one. */
@inject()
export class ChangeAddressPatterns {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly reserved: ReservedPaths,
    private readonly queue: Queue
  ) {}

  async execute(trx: Transaction, { kind, patterns }: AddressPatternChange, origin: Origin): Promise<void> {
    const moves = LOCALES.flatMap((locale): Moving[] => {
      const pattern = patterns[locale]
      return pattern && pattern !== patternOf(this.settings, kind, locale) ? [{ kind, locale, pattern }] : []
    })
    if (moves.length === 0) return
    for (const move of moves) this.#refuseShape(move)
    await lockProducts(trx)
    for (const move of moves) await this.#change(trx, move, origin)
    await this.store.changes.record(trx, 'core.permalinks', [permalinkKind(kind)])
    await this.store.changes.record(trx, 'catalogue.categories', ['*'])
    await this.queue.enqueue(trx, 'catalogue.rebuild_listings', {}, { key: 'all' })
  }

  /** Refuses a malformed pattern, and one whose addresses a screen would match first, such as a screen `/boutique/…`. */
  #refuseShape({ kind, locale, pattern }: Moving): void {
    const isHome = pattern === declared[`catalogue.permalinks.${kind}`].field.options.default
    const folder = folderOf(pattern)
    const isScreen = folder !== '' && !isHome && this.reserved.has(folder)
    if (PATTERN.test(pattern) && !isScreen && !this.reserved.has(`${folder}/a`)) return
    throw patternInvalid({ pattern: pattern.slice(0, 120) }, locale)
  }

  async #change(trx: Transaction, { kind, locale, pattern }: Moving, origin: Origin): Promise<void> {
    const db = new Statements(trx)
    const from = folderOf(patternOf(this.settings, kind, locale))
    const move: AddressMove = { kind: permalinkKind(kind), locale, from, to: folderOf(pattern) }
    const screens = (await presentSlugs(db, move)).filter((slug) => this.reserved.has(`${move.to}/${slug}`))
    const taken = await crowdedPaths(db, move)
    const count = taken.count + screens.length
    if (count > 0) throw patternTaken({ count, path: taken.path || `${move.to}/${screens[0]}` }, locale)
    await readdress(db, move)
    await this.settings.set(trx, `catalogue.permalinks.${kind}`, pattern, { isFollowed: true, locale }, origin)
  }
}
