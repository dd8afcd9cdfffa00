import { outerContext } from '#core/http/in_process'
import { CachedResponses, type CachedResponse } from '#plugins/catalogue/listing/responses/cached_responses'
import type { HttpContext } from '@adonisjs/core/http'
import type { Store } from '#core/database/store'
import { placeOf } from '#plugins/catalogue/listing/prices/price_group'
import type { ShopPlace, ShopViews } from '#plugins/catalogue/listing/shop_view'

const MAX_BYTES = 8 * 1024 * 1024

/** Responses to longer URLs are not cached. */
const LONGEST_URL = 600

/** A response is cached when its URL was already requested among the last 4,096 distinct URLs. */
const SEEN = 4_096

/** Cache size for a customer group: it has far fewer requests than visitors. */
const MAX_BYTES_OF_GROUP = 1024 * 1024

interface Cache {
  responses: CachedResponses<CachedResponse>
  /** Keys requested once, the oldest first. */
  seen: Set<string>
}

/** By the customer group and converted currency of the prices. */
const caches = new WeakMap<Store, Map<string, Cache>>()

/**
 * Returns the response to a request, cached by URL and shop context. A response is cached from the second request on, so
 * that URLs requested once evict nothing. Any change of the shop clears the cache.
 */
export async function cachedResponse(
  views: ShopViews,
  ctx: HttpContext,
  tags: string[],
  make: (shop: ShopPlace) => Promise<string | { text: string; tags: string[] }>
): Promise<{ body: string | Buffer; tags: string[]; etag: string }> {
  const shop = await views.priced(await placeOf(ctx))
  const { channel, locale, currency, group = '' } = shop
  const { responses, seen } = cacheOf(views.store, shop)
  const { url = '' } = ctx.request.request
  // Requests of API clients with unknown filters are refused, those of pages are not.
  const client = outerContext(ctx) ? 'page' : 'program'
  const key = `${client} ${channel} ${locale} ${currency} ${url}`
  // The stamp is valid only after the listings are loaded.
  await views.open(shop)
  const stamp = views.stamp(shop)
  const found = responses.get(stamp, key)
  if (found) return found
  const made = await make(shop)
  const { text, tags: more } = typeof made === 'string' ? { text: made, tags: [] } : made
  // A URL has the same response in a language and currency until the shop changes.
  const etag = `W/"${stamp}.${locale}.${currency}${group ? `.${group}` : ''}"`
  if (url.length > LONGEST_URL || !wasSeen(seen, key)) return { body: text, tags: [...tags, ...more], etag }
  const response = { body: Buffer.from(text), tags: [...tags, ...more], etag }
  responses.set(stamp, key, response)
  return response
}

function wasSeen(seen: Set<string>, key: string): boolean {
  if (seen.delete(key)) return true
  seen.add(key)
  if (seen.size > SEEN) seen.delete(seen.values().next().value as string)
  return false
}

function cacheOf(store: Store, { group = '', currency, isConverted = false }: ShopPlace): Cache {
  const key = isConverted ? `${group} ${currency}` : group
  let groups = caches.get(store)
  if (!groups) caches.set(store, (groups = new Map()))
  let cache = groups.get(key)
  if (!cache) {
    const maxBytes = key === '' ? MAX_BYTES : MAX_BYTES_OF_GROUP
    cache = { responses: new CachedResponses<CachedResponse>(maxBytes, ({ body }) => body.length), seen: new Set() }
    groups.set(key, cache)
  }
  return cache
}
