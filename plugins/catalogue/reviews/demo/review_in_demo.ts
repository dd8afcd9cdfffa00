import { Clock } from '#core/time/clock'
import { FindAuthor } from '#plugins/catalogue/reviews/find_author'
import { fromStore } from '#core/database/run_rows'
import { relistReviewed } from '#plugins/catalogue/reviews/relist_reviewed'
import { REVIEWS, WAITING, type DemoReview } from '#plugins/catalogue/reviews/demo/demo_reviews'
import { reviews } from '#plugins/catalogue/reviews/tables'
import { shownName } from '#plugins/catalogue/reviews/author'
import { Store } from '#core/database/store'
import type { DemoShop } from '#core/plugin/contract'
import type { ReceivedOrder } from '#plugins/catalogue/contracts/purchase_source'

const DAY = 24 * 3600

/** Orders that are read. */
const MOST = 200

/** Reviews of what the customers of the demo shop have received. A shop that has reviews is left alone. */
export async function reviewInDemo({ app }: DemoShop): Promise<void> {
  const [store, clock, authors] = await Promise.all([
    app.container.make(Store),
    app.container.make(Clock),
    app.container.make(FindAuthor),
  ])
  const [known] = await reviews.selectWhere(fromStore(store), 'order by id limit 1')
  const purchases = await authors.purchases()
  if (known || !purchases) return
  const period = { from: clock.isoIn(-400 * DAY), to: clock.iso() }
  const orders = await purchases.receivedIn(period, { after: '', limit: MOST })
  const wanted = eachOnce(orders)
  const rows = wanted.map(({ order, product, key }, at) => {
    const late = at - (wanted.length - WAITING.length)
    const said = (late >= 0 ? WAITING[late] : REVIEWS[at % REVIEWS.length]) as DemoReview
    const { rating, title, body, locale, state, answer = '' } = said
    const createdAt = clock.isoIn(-(wanted.length - at) * DAY)
    return {
      productId: product,
      customerId: order.customerId,
      authorKey: key,
      authorName: shownName(order.name),
      rating,
      title,
      body,
      locale,
      state,
      isVerified: true,
      helpful: 0,
      answer,
      version: 1,
      createdAt,
      updatedAt: createdAt,
    }
  })
  await store.transaction(async (trx) => {
    await reviews.insertAll(trx, rows)
    await relistReviewed(
      trx,
      rows.map(({ productId }) => productId)
    )
  })
}

/** The first product of each order, once a customer: not everybody reviews everything. */
function eachOnce(orders: readonly ReceivedOrder[]) {
  const seen = new Set<string>()
  return orders.flatMap((order) => {
    const [product] = order.products
    const key = order.customerId === null ? `order:${order.number}` : `customer:${order.customerId}`
    if (product === undefined || seen.has(`${key} ${product}`)) return []
    seen.add(`${key} ${product}`)
    return [{ order, product, key }]
  })
}
