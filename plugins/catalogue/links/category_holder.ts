import app from '@adonisjs/core/services/app'
import { Statements } from '#core/database/statements'
import { SaveCategory } from '#plugins/catalogue/categories/actions/save_category'
import { changedDescriptions } from '#plugins/catalogue/links/description_links'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import type { LinkHolder, LinkTargetKind } from '#core/links/link_kinds'
import type { Locale } from '#core/i18n/locales'

/** Links in descriptions of categories or dishes. */
export function categoryHolder({ label, permission, titles }: LinkTargetKind): LinkHolder {
  return {
    label,
    permission,
    titles,
    async replace(trx, id, change, origin) {
      await lockProducts(trx)
      const rows = await new Statements(trx).all<{ locale: Locale; description: string }>(
        'select locale, description from catalogue_category_translations where category_id = ?',
        Number(id)
      )
      const texts = changedDescriptions(rows, change)
      if (!texts) return false
      const save = await app.container.make(SaveCategory)
      await save.execute({ id: Number(id), texts }, origin, trx)
      return true
    },
  }
}
