import { Clock } from '#core/time/clock'
import { RatingSession } from '#plugins/catalogue/reviews/import/rating_session'
import { Store } from '#core/database/store'
import type { Importer } from '#core/import/importer'

const COLUMNS = ['RatingID', 'UserID', 'WineID', 'Vintage', 'Rating', 'Date']

/** The ratings of X-Wines, a public data set: one row a rating of a wine that was imported before, without words. */
const xWinesRatingsFile: Importer = {
  resource: 'reviews',
  label: { fr_FR: 'Notes (X-Wines)', en_GB: 'Ratings (X-Wines)' },
  permissions: ['catalogue.reviews.update'],
  isPlain: true,
  isField: (field) => COLUMNS.includes(field),
  detect: (columns) => (COLUMNS.every((column) => columns.includes(column)) ? 1 : 0),
  async open({ app }) {
    const [store, clock] = [await app.container.make(Store), await app.container.make(Clock)]
    return new RatingSession(store, clock)
  },
}

export default xWinesRatingsFile
