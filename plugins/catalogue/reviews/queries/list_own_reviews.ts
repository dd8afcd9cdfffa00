import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { findCards } from '#plugins/catalogue/listing/responses/group_cards'
import { fromStore } from '#core/database/run_rows'
import { picturesOf } from '#plugins/catalogue/reviews/review_pictures'
import { reviews, type ReviewState } from '#plugins/catalogue/reviews/tables'
import type { AttachmentAnswer } from '#core/attachments/attachment'
import type { Author } from '#plugins/catalogue/reviews/author'
import type { CardShape } from '#plugins/catalogue/listing/product_shapes'
import type { ShopPlace } from '#plugins/catalogue/listing/shop_view'

/** A review as its author sees it. */
export interface OwnReview {
  id: number
  rating: number
  title: string
  body: string
  state: ReviewState
  answer: string
  createdAt: string
  pictures: AttachmentAnswer[]
}

/** A product that somebody has received, with what they said of it. */
export interface ReviewedProduct {
  productId: number
  name: string
  /** As lists show it; null: it is not offered now. */
  product: CardShape | null
  /** Null: none yet. */
  review: OwnReview | null
}

const NAMES = (ids: string) => `with given as (select id from catalogue_products where id in ${ids})
  select g.id, coalesce(
    (select t.name from catalogue_product_translations t where t.product_id = g.id and t.locale = ?),
    (select min(t.name) from catalogue_product_translations t where t.product_id = g.id), '') as name
  from given g`

/** What an author has received and reviewed, in the order of their purchases. Three statements, and those of the cards. */
@inject()
export class ListOwnReviews {
  constructor(private readonly store: Store) {}

  async execute({ key, products }: Author, shop: ShopPlace): Promise<ReviewedProduct[]> {
    const run = fromStore(this.store)
    const written = await reviews.select(run, { authorKey: key }, 'order by id desc')
    const ids = [...new Set([...products, ...written.map(({ productId }) => productId)])]
    if (ids.length === 0) return []
    const pictures = await picturesOf(
      run,
      written.map(({ id }) => id)
    )
    const db = this.store.read
    const names = new Map(
      (await db.run<{ id: number; name: string }>(NAMES(db.ids), ids, shop.locale)).map((row) => [
        Number(row.id),
        row.name,
      ])
    )
    const cards = await findCards(this.store, shop, ids)
    return ids.flatMap((productId) => {
      const name = names.get(productId)
      const at = written.findIndex((one) => one.productId === productId)
      const found = written[at]
      if (name === undefined) return []
      const card = cards.get(productId)
      const review = found ? ownReview(found, pictures[at] ?? []) : null
      return [{ productId, name, product: card === undefined ? null : (JSON.parse(card) as CardShape), review }]
    })
  }
}

function ownReview(
  { id, rating, title, body, state, answer, createdAt }: Omit<OwnReview, 'pictures'>,
  pictures: AttachmentAnswer[]
): OwnReview {
  return { id, rating, title, body, state, answer, createdAt, pictures }
}
