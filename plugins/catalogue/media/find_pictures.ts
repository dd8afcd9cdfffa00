import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { imageOf } from '#plugins/catalogue/sellable/read_sellable'
import { jsonSql } from '#core/database/json_sql'
import type { Locale } from '#core/i18n/locales'
import type { Picture } from '#core/media/media_record'

/** Finds the pictures of variants for order lines, in one query. A variant without a picture gets that of its first part. */
@inject()
export class FindPictures {
  constructor(private readonly store: Store) {}

  /** By variant id; those without a picture, or that are gone, are absent. */
  async execute(variantIds: readonly (number | null)[], locale: Locale): Promise<Map<number, Picture>> {
    const ids = [...new Set(variantIds.filter((id) => id !== null))]
    if (ids.length === 0) return new Map()
    const db = this.store.read
    const json = jsonSql(db.dialect)
    const image = json.object({ hash: 'm.hash', placeholder: 'm.placeholder', variants: 'm.variants', alt: 'pm.alt' })
    const rows = await db.all<{ id: number; own: string | null; part: string | null; name: string }>(
      `select v.id, v.sku as name,
         (select ${image} from catalogue_product_media pm join core_media m on m.id = pm.media_id
           where pm.product_id = v.product_id and pm.kind = 'image' and (pm.variant_id is null or pm.variant_id = v.id)
           order by pm.variant_id is null, pm.position, pm.id limit 1) as own,
         (select ${image} from catalogue_product_parts pp join catalogue_variants pv on pv.sku = pp.sku
           join catalogue_product_media pm on pm.product_id = pv.product_id and pm.kind = 'image'
             and (pm.variant_id is null or pm.variant_id = pv.id)
           join core_media m on m.id = pm.media_id
           where pp.product_id = v.product_id order by pp.position, pp.id, pm.position, pm.id limit 1) as part
       from catalogue_variants v where v.id in ${db.ids}`,
      ids
    )
    return new Map(
      rows.flatMap(({ id, own, part, name }) => {
        const picture = imageOf(own ?? part, name, locale)
        return picture ? [[id, picture] as const] : []
      })
    )
  }
}
