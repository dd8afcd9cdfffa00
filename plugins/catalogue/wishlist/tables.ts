import { bigint, instant, nullable, table, text } from '#core/database/table'

export const wishlists = table('catalogue_wishlists', {
  id: bigint(),
  /** Of a guest's list. */
  tokenHash: nullable(text()),
  customerId: nullable(bigint()),
  createdAt: instant(),
  updatedAt: instant(),
})

export const wishes = table('catalogue_wishes', {
  id: bigint(),
  wishlistId: bigint(),
  productId: bigint(),
  createdAt: instant(),
})
