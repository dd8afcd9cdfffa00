import { outerContext } from '#core/http/in_process'
import { KeptAnswers, type KeptAnswer } from '#plugins/catalogue/listing/kept_answers'
import type { HttpContext } from '@adonisjs/core/http'
import type { Store } from '#core/database/store'
import { placeOf } from '#plugins/catalogue/listing/price_group'
import type { ShopPlace, ShopViews } from '#plugins/catalogue/listing/shop_view'

const MOST_BYTES = 8 * 1024 * 1024

/** An address longer than this is answered anew each time. */
const LONGEST_ADDRESS = 600

/** An answer is kept when its address is asked for again within the last so many addresses. */
const SEEN = 4_096

/** Customers are few beside visitors. */
const MOST_BYTES_OF_GROUP = 1024 * 1024

interface Memory {
  answers: KeptAnswers<KeptAnswer>
  /** Addresses asked for once. */
  seen: Set<string>
}

/** By the group and currency whose prices are shown. */
const memories = new WeakMap<Store, Map<string, Memory>>()

/**
 * The answer to an address in its context, as bytes. Kept from the second time on, so that addresses asked for once push
 * nobody out; the memory is emptied as soon as the shop moves on.
 */
export async function answerMemory(
  views: ShopViews,
  ctx: HttpContext,
  tags: string[],
  make: (shop: ShopPlace) => Promise<string>
): Promise<{ body: string | Buffer; tags: string[]; etag: string }> {
  const shop = await views.priced(await placeOf(ctx))
  const { channel, locale, currency, group = '' } = shop
  const { answers, seen } = memoryOf(views.store, shop)
  const { url = '' } = ctx.request.request
  // Pages are answered where programs are refused.
  const asker = outerContext(ctx) ? 'page' : 'program'
  const key = `${asker} ${channel} ${locale} ${currency} ${url}`
  // A stamp stands for a state only once that state is in memory.
  await views.open(shop)
  const stamp = views.stamp(shop)
  const found = answers.get(stamp, key)
  if (found) return found
  const text = await make(shop)
  // One address in one language shows the same for as long as the shop does not move.
  const etag = `W/"${stamp}.${locale}.${currency}${group ? `.${group}` : ''}"`
  if (url.length > LONGEST_ADDRESS || !wasSeen(seen, key)) return { body: text, tags, etag }
  const answer = { body: Buffer.from(text), tags, etag }
  answers.set(stamp, key, answer)
  return answer
}

function wasSeen(seen: Set<string>, key: string): boolean {
  if (seen.delete(key)) return true
  seen.add(key)
  if (seen.size > SEEN) seen.delete(seen.values().next().value as string)
  return false
}

function memoryOf(store: Store, { group = '', currency, isConverted = false }: ShopPlace): Memory {
  const key = isConverted ? `${group} ${currency}` : group
  let groups = memories.get(store)
  if (!groups) memories.set(store, (groups = new Map()))
  let memory = groups.get(key)
  if (!memory) {
    const most = key === '' ? MOST_BYTES : MOST_BYTES_OF_GROUP
    memory = { answers: new KeptAnswers<KeptAnswer>(most, ({ body }) => body.length), seen: new Set() }
    groups.set(key, memory)
  }
  return memory
}
