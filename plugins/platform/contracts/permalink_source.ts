import type { ShopContext } from '#core/context/shop_context'

/** One address of a kind. */
export interface PermalinkEntry {
  slug: string
  /** Below base path and locale prefix. */
  path: string
  /** Data that the client needs to load it: the list of a post, the label of a list. */
  [detail: string]: string
}

/** A kind of pages whose addresses are data. */
export interface PermalinkSource {
  /** Key in start-up data: `products`, `categories`, `posts`, `postLists`. */
  key: string
  /** `/boutique/{slug}`, below base path and locale prefix. */
  pattern(shop: ShopContext): string
  /** Number of addresses, and the first `limit` of them. */
  list(shop: ShopContext, limit: number): Promise<{ total: number; list: PermalinkEntry[] }>
}
