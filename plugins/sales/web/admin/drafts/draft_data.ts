import type { Answer } from '#web/lib/registry'

/** An order that staff are making. */
export type Draft = Answer<'sales.admin.drafts.show'>['data']
export type DraftLine = Draft['lines'][number]
/** Something that may be put into it. */
export type Sellable = Answer<'sales.admin.draft_sellables.index'>['data'][number]

/** Pieces by SKU, per option of a bundle. */
export type Choice = Record<string, Record<string, number>>
