import { columnsNamed, translateRows } from '#core/import/flat_dialect'
import { reviewDialect } from '#plugins/catalogue/reviews/import/review_file'
import { skuOf } from '#plugins/catalogue/import/x_wines_format'

/** The ratings of X-Wines, a public data set: one row a rating of a wine that was imported before, without words. */
export default reviewDialect(
  'x_wines',
  { fr_FR: 'Notes (X-Wines)', en_GB: 'Ratings (X-Wines)' },
  {
    columns: columnsNamed('RatingID UserID WineID Vintage Rating Date'),
    marks: ['RatingID', 'UserID', 'WineID', 'Vintage', 'Rating', 'Date'],
    translate: (file) =>
      Promise.resolve(
        translateRows(file, {
          id: 'RatingID',
          product: { from: 'WineID', as: (_, row) => skuOf(row) },
          rating: 'Rating',
          date: 'Date',
        })
      ),
  }
)
