import { columnsNamed, translateRows } from '#core/import/flat_dialect'
import { numberOf, reviewDialect } from '#plugins/catalogue/reviews/import/review_file'

const STATES: Readonly<Record<string, string>> = {
  '1': 'approved',
  'approved': 'approved',
  '2': 'pending',
  'pending': 'pending',
  '3': 'rejected',
  'not approved': 'rejected',
}

/** Stars, or the percentage that they are stored as. */
const starsOf = (cell: string) => (Number(cell) > 5 ? String(Math.round(Number(cell) / 10) / 2) : cell)

export default reviewDialect(
  'magento',
  { fr_FR: 'Avis (Magento)', en_GB: 'Reviews (Magento)' },
  {
    columns: {
      ...columnsNamed('sku nickname title detail created_at'),
      review_id: ['id'],
      rating: ['rating_summary', 'percent', 'value'],
      status: ['status_id'],
    },
    marks: ['sku', 'nickname', 'detail', 'rating'],
    translate: (file) =>
      Promise.resolve(
        translateRows(file, {
          id: {
            from: file.columns.has('review_id') ? 'review_id' : 'sku',
            as: (_, row) => row.review_id?.trim() || numberOf(row.sku, row.nickname, row.created_at, row.detail),
          },
          product: 'sku',
          rating: { from: 'rating', as: starsOf },
          title: 'title',
          body: 'detail',
          author: 'nickname',
          date: 'created_at',
          status: { from: 'status', as: (cell) => STATES[cell.toLowerCase()] ?? 'pending' },
        })
      ),
  }
)
