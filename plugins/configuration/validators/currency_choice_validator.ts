import vine from '@vinejs/vine'

/** The currency that a visitor wants prices in, and the address to go back to. */
export const storeCurrencyChoice = vine.compile(
  vine.object({ currency: vine.string().trim().maxLength(3), next: vine.string().maxLength(2000).optional() })
)
