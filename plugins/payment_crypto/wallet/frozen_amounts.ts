import { bigint, instant, table, text, type RowIn } from '#core/database/table'

/** Amounts in coins that customers were told, each for a quarter of an hour. None is ever changed. */
export const frozenAmounts = table('payment_crypto_amounts', {
  id: bigint(),
  orderId: bigint(),
  number: text(),
  /** `BTC`. */
  coin: text(),
  address: text(),
  /** In coins: `0.00070000`. */
  quantity: text(),
  /** Price of one coin, and when staff entered it. */
  rate: text(),
  ratedAt: instant(),
  /** Minor units. */
  amount: bigint(),
  currency: text(),
  frozenAt: instant(),
  expiresAt: instant(),
})

export type FrozenAmount = RowIn<typeof frozenAmounts>
