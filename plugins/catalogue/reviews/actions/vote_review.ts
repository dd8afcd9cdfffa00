import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { inTransaction } from '#core/database/run_rows'
import { queryRows } from '#core/database/query_rows'
import { reviewNotFound, reviewOwn } from '#plugins/catalogue/reviews/errors'
import { reviews } from '#plugins/catalogue/reviews/tables'

const ADD = `insert into catalogue_review_votes (review_id, customer_id) values (?, ?)
  on conflict (review_id, customer_id) do nothing`

const TAKE_BACK = 'delete from catalogue_review_votes where review_id = ? and customer_id = ?'

const COUNT = `update catalogue_reviews set helpful = (select count(*) from catalogue_review_votes v where v.review_id = id)
  where id = ? returning helpful`

/** A customer says that a review was helpful, or takes that back. Said twice it counts once. */
@inject()
export class VoteReview {
  constructor(private readonly store: Store) {}

  /** Returns how many customers find it helpful now. @throws reviewNotFound, reviewOwn */
  async execute(customerId: number, id: number, isHelpful: boolean): Promise<number> {
    return this.store.transaction(async (trx) => {
      const found = await reviews.find(inTransaction(trx), { id, state: 'approved' })
      if (!found) throw reviewNotFound()
      if (found.customerId === customerId) throw reviewOwn()
      await queryRows(trx, isHelpful ? ADD : TAKE_BACK, [id, customerId])
      const [counted] = await queryRows<{ helpful: number }>(trx, COUNT, [id])
      return Number(counted?.helpful)
    })
  }
}
