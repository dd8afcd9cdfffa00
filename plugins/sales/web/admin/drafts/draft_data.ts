import type { ResponseOf } from '#web/lib/registry'

/** A draft order. */
export type Draft = ResponseOf<'sales.admin.drafts.show'>['data']
export type DraftLine = Draft['lines'][number]
/** A product that can be added. */
export type Sellable = ResponseOf<'sales.admin.draft_sellables.index'>['data'][number]

/** Quantity by SKU, per option of a bundle. */
export type Choice = Record<string, Record<string, number>>
