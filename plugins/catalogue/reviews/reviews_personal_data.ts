import { amongIds, bindIds } from '#core/lists/among_ids'
import { queryRows } from '#core/database/query_rows'
import { relistReviewed } from '#plugins/catalogue/reviews/relist_reviewed'
import { reviews } from '#plugins/catalogue/reviews/tables'
import type { Label } from '#core/i18n/label'
import type { PersonalDataSource } from '#plugins/users/index'

const label: Label = { fr_FR: 'Avis', en_GB: 'Reviews' }

const fields = {
  product: { fr_FR: 'Produit', en_GB: 'Product' },
  createdAt: { fr_FR: 'Écrit le', en_GB: 'Written on' },
  rating: { fr_FR: 'Note (dixièmes d’étoile)', en_GB: 'Rating (tenths of a star)' },
  title: { fr_FR: 'Titre', en_GB: 'Title' },
  body: { fr_FR: 'Avis', en_GB: 'Review' },
  authorName: { fr_FR: 'Nom affiché', en_GB: 'Shown name' },
}

const READ = `select (select min(t.name) from catalogue_product_translations t where t.product_id = r.product_id) as product,
    ${reviews.columns('r', ['createdAt', 'rating', 'title', 'body', 'authorName'])}
  from catalogue_reviews r where r.customer_id = ? order by r.id`

const COUNT = 'select count(*) as count from catalogue_reviews where customer_id'

/** What a customer said of products. Their reviews stay, without their name. */
const reviewsPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const records = await reader.all<Record<string, string | number | null>>(READ, [customerId])
    return records.length > 0 ? [{ key: 'reviews', label, fields, records }] : []
  },

  async count(reader, customerId) {
    const row = await reader.first<{ count: number }>(`${COUNT} = ?`, [customerId])
    const anonymised = Number(row?.count ?? 0)
    return anonymised > 0 ? [{ label, deleted: 0, anonymised }] : []
  },

  async countMany({ dialect, reader }, customerIds) {
    const row = await reader.first<{ count: number }>(
      `select count(*) as count from catalogue_reviews r where ${amongIds(dialect, 'r.customer_id')}`,
      [bindIds(dialect, customerIds)]
    )
    return [{ label, count: Number(row?.count ?? 0) }]
  },

  async erase(trx, customerId) {
    const kept = await queryRows<{ product_id: number }>(
      trx,
      `update catalogue_reviews set customer_id = null, author_name = '', author_key = 'gone:' || id, version = version + 1
       where customer_id = ? returning product_id`,
      [customerId]
    )
    await relistReviewed(
      trx,
      kept.map((row) => Number(row.product_id))
    )
    return kept.length > 0 ? [{ label, deleted: 0, anonymised: kept.length }] : []
  },
}

export default reviewsPersonalData
