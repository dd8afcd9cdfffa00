import vine from '@vinejs/vine'

export const storeReport = vine.create({
  kind: vine.enum(['script', 'style', 'error']),
  /** The address that did not load, or the error. */
  address: vine.string().trim().maxLength(2000),
  /** Where it happened. */
  page: vine.string().trim().maxLength(2000).optional(),
})
