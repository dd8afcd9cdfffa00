import vine from '@vinejs/vine'

/** What somebody says with the request of a quote: the cart says the rest. Left out: the comment of the cart. */
export const storeQuote = vine.compile(
  vine.object({ comment: vine.string().trim().maxLength(2000).nullable().optional() })
)

/** The key of a signed link opens a guest's quote; customers need none for their own. */
export const showQuote = vine.compile(vine.object({ key: vine.string().maxLength(64).optional() }))

/** Which page of one's own quotes. */
export const indexQuotes = vine.compile(
  vine.object({ page: vine.number().withoutDecimals().min(1).max(100_000).optional() })
)
