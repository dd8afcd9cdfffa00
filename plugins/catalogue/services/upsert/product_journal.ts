import { inject } from '@adonisjs/core'
import { AuditLog, type AuditEntry } from '#core/audit/audit_log'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { RefreshListings } from '#plugins/catalogue/listing/refresh_listings'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { compositesAround } from '#plugins/catalogue/services/upsert/write_composition'
import { diffProduct } from '#plugins/catalogue/services/upsert/diff_product'
import type { Origin } from '#core/audit/origin'
import type { ProductPlan } from '#plugins/catalogue/services/upsert/plan'

/** What a change of products leaves behind, and what it must tell in its own transaction. */
@inject()
export class ProductJournal {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly listings: RefreshListings
  ) {}

  /** Who changed what of these products. */
  async record(trx: Transaction, origin: Origin, plans: readonly ProductPlan[]): Promise<void> {
    await this.audit.record(trx, origin, ...plans.map(toEntry))
    const idsOf = (isNew: boolean) =>
      plans.filter(({ current }) => (current === null) === isNew).map(({ next }) => next.id)
    await this.outbox.record(trx, {
      name: 'catalogue.products.upserted',
      subject: 'catalogue.products',
      payload: { created: idsOf(true), updated: idsOf(false) },
    })
  }

  /** Lists products anew, with the bundles and groups they are parts of, and tells every process. */
  async publish(trx: Transaction, productIds: readonly number[]): Promise<void> {
    const around = await compositesAround(new Bulk(trx), productIds)
    const touched = [...new Set([...productIds, ...around])]
    await this.listings.execute(trx, touched)
    await this.store.changes.record(trx, 'catalogue.products', touched)
  }
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
