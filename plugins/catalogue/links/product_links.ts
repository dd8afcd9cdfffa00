import app from '@adonisjs/core/services/app'
import { Statements } from '#core/database/statements'
import { changedDescriptions } from '#plugins/catalogue/links/description_links'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import productTargets from '#plugins/catalogue/links/product_targets'
import { UpsertProducts } from '#plugins/catalogue/products/upsert/upsert_products'
import type { LinkHolder } from '#core/links/link_kinds'
import type { Locale } from '#core/i18n/locales'

/** Links in descriptions of products. */
const productLinks: LinkHolder = {
  label: productTargets.label,
  permission: productTargets.permission,
  titles: productTargets.titles,
  async replace(trx, id, change, origin) {
    await lockProducts(trx)
    const rows = await new Statements(trx).all<{ code: string; locale: Locale; description: string }>(
      `select p.code, t.locale, t.description from catalogue_products p
       join catalogue_product_translations t on t.product_id = p.id where p.id = ?`,
      Number(id)
    )
    const translations = changedDescriptions(rows, change)
    if (!translations) return false
    const upsert = await app.container.make(UpsertProducts)
    const [result] = await upsert.execute([{ code: rows[0]?.code ?? '', translations, variants: [] }], { origin }, trx)
    const [refused] = result?.errors ?? []
    if (refused) throw refused
    return true
  },
}

export default productLinks
