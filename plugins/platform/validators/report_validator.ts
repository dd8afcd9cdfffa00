import vine from '@vinejs/vine'

export const storeReport = vine.create({
  kind: vine.enum(['script', 'style', 'error']),
  /** What did not load, or what went wrong. */
  address: vine.string().trim().maxLength(2000),
  /** Where it happened. */
  page: vine.string().trim().maxLength(2000).optional(),
})
