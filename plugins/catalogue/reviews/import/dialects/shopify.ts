import { columnsNamed, translateRows } from '#core/import/flat_dialect'
import { numberOf, reviewDialect } from '#plugins/catalogue/reviews/import/review_file'

const STATES: Readonly<Record<string, string>> = {
  published: 'approved',
  ok: 'approved',
  spam: 'rejected',
  hidden: 'rejected',
}

/** Reviews of the apps of Shopify. They name a product by its handle, which is the code of an imported product. */
export default reviewDialect(
  'shopify',
  { fr_FR: 'Avis (Shopify)', en_GB: 'Reviews (Shopify)' },
  {
    columns: {
      ...columnsNamed('product_handle rating title body reply'),
      author: ['reviewer_name'],
      created_at: ['review_date'],
      state: ['curated', 'status'],
    },
    marks: ['product_handle', 'rating', 'body', 'author'],
    translate: (file) =>
      Promise.resolve(
        translateRows(file, {
          id: { from: 'product_handle', as: (handle, row) => numberOf(handle, row.author, row.created_at, row.body) },
          product: 'product_handle',
          rating: 'rating',
          title: 'title',
          body: 'body',
          author: 'author',
          date: 'created_at',
          status: { from: 'state', as: (cell) => STATES[cell.toLowerCase()] ?? 'pending' },
          answer: 'reply',
        })
      ),
  }
)
