import { inject } from '@adonisjs/core'
import { AuditLog, type AuditEntry } from '#core/audit/audit_log'
import { Outbox, type DomainEvent } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/index/listing_cache'
import { RefreshListings, type Relisting } from '#plugins/catalogue/listing/refresh_listings'
import { diffProduct } from '#plugins/catalogue/products/upsert/diff_product'
import { runWrites } from '#core/database/write_set'
import { hasSameSearchText } from '#plugins/catalogue/products/upsert/search_text'
import { shortageOf, shortEvents } from '#plugins/catalogue/stock/shortage'
import { systemOrigin, type Origin } from '#core/audit/origin'
import { variantChanges } from '#plugins/catalogue/products/upsert/write_variants'
import type { Change } from '#core/database/change_feed'
import type { ProductPlan } from '#plugins/catalogue/products/upsert/plan'

/** What a change of products records and publishes besides their listings. */
export interface Publication extends Pick<Relisting, 'former' | 'silent' | 'made'> {
  /** Entries of the audit log. */
  audit?: { origin: Origin; entries: readonly AuditEntry[] }
  events?: readonly DomainEvent[]
  /** Changes of other topics for the change feed. */
  changes?: readonly Change[]
}

/** Writes the follow-ups of a change of products, in its transaction: listings, audit log, events and change feed. */
@inject()
export class ProductJournal {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly listings: RefreshListings
  ) {}

  /** Records planned changes in the audit log and the outbox, and publishes the products. */
  async record(
    trx: Transaction,
    origin: Origin,
    plans: readonly ProductPlan[],
    { ids, former, changes }: { ids: readonly number[]; former: readonly string[]; changes: readonly Change[] }
  ): Promise<void> {
    const idsOf = (isNew: boolean) =>
      plans.filter(({ current }) => (current === null) === isNew).map(({ next }) => next.id as number)
    const silent = new Set(ids)
    for (const { current, next } of plans) if (!hasSameSearchText(current, next)) silent.delete(next.id as number)
    await this.publish(trx, ids, {
      former,
      silent,
      changes,
      made: new Set(idsOf(true)),
      audit: { origin, entries: plans.map(toEntry) },
      events: [
        {
          name: 'catalogue.products.upserted',
          subject: 'catalogue.products',
          payload: { created: idsOf(true), updated: idsOf(false) },
        },
        ...shortEvents(newlyShort(plans)),
      ],
    })
  }

  /** Lists products again, with the bundles and groups they are parts of, and writes to the change feed: two statements. */
  async publish(trx: Transaction, ids: readonly number[], publication: Publication = {}): Promise<void> {
    const { audit, events = [], changes = [], ...relisting } = publication
    const { touched, writes } = await this.listings.prepare(trx, { ids, ...relisting, around: true })
    await runWrites(trx, [
      ...writes,
      this.audit.write(trx, audit?.origin ?? systemOrigin('job'), ...(audit?.entries ?? [])),
      this.outbox.write(trx, ...events),
      this.store.changes.write(trx, { topic: PRODUCTS_TOPIC, keys: touched }, ...changes),
    ])
  }
}

/** Ids of the variants whose shortage grows with these plans. */
function newlyShort(plans: readonly ProductPlan[]): number[] {
  return variantChanges(plans).flatMap(({ before, after }) => {
    const [then, now] = [before, after].map((variant) => shortageOf(Object.values(variant?.stock ?? {})))
    return after.manageStock && (now ?? 0) > (then ?? 0) ? [after.id as number] : []
  })
}

function toEntry({ current, next }: ProductPlan): AuditEntry {
  const about = { subject: 'catalogue.products', subjectId: String(next.id) }
  if (current) return { ...about, action: 'updated', changes: diffProduct(current, next) }
  const name = next.translations[DEFAULT_LOCALE].name
  return {
    ...about,
    action: 'created',
    changes: {
      code: [null, next.code],
      name: [null, name],
      status: [null, next.status],
      variants: [null, next.variants.map(({ sku, price }) => ({ sku, price }))],
    },
  }
}
