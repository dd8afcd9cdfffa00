import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { fromStore } from '#core/database/run_rows'
import { reviews } from '#plugins/catalogue/reviews/tables'

/** Whether somebody may see a review. */
@inject()
export class FindReview {
  constructor(private readonly store: Store) {}

  async isPublished(id: number): Promise<boolean> {
    return (await reviews.find(fromStore(this.store), { id, state: 'approved' })) !== null
  }
}
