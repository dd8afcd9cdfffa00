import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { imageOf } from '#plugins/catalogue/services/sellable/read_sellable'
import { jsonSql } from '#core/database/json_sql'
import type { Locale } from '#core/i18n/locales'
import type { Picture } from '#core/media/media_record'

/** The pictures of variants, for lines that tell of them: one statement. What has none of its own shows its first part. */
@inject()
export class FindPictures {
  constructor(private readonly store: Store) {}

  /** By variant id; those without a picture, or that are gone, are absent. */
  async execute(variantIds: readonly (number | null)[], locale: Locale): Promise<Map<number, Picture>> {
    const ids = [...new Set(variantIds.filter((id) => id !== null))]
    if (ids.length === 0) return new Map()
    const { json, among } = this.#sql()
    const image = json.object({ hash: 'm.hash', placeholder: 'm.placeholder', variants: 'm.variants', alt: 'pm.alt' })
    const rows = await this.store.reader.all<{ id: number; own: string | null; part: string | null; name: string }>(
      `select v.id, v.sku as name,
         (select ${image} from catalogue_product_media pm join core_media m on m.id = pm.media_id
           where pm.product_id = v.product_id and pm.kind = 'image' and (pm.variant_id is null or pm.variant_id = v.id)
           order by pm.variant_id is null, pm.position, pm.id limit 1) as own,
         (select ${image} from catalogue_product_parts pp join catalogue_variants pv on pv.sku = pp.sku
           join catalogue_product_media pm on pm.product_id = pv.product_id and pm.kind = 'image'
             and (pm.variant_id is null or pm.variant_id = pv.id)
           join core_media m on m.id = pm.media_id
           where pp.product_id = v.product_id order by pp.position, pp.id, pm.position, pm.id limit 1) as part
       from catalogue_variants v where v.id in ${among}`,
      [JSON.stringify(ids)]
    )
    return new Map(
      rows.flatMap(({ id, own, part, name }) => {
        const picture = imageOf(own ?? part, name, locale)
        return picture ? [[Number(id), picture] as const] : []
      })
    )
  }

  #sql() {
    const { dialect } = this.store
    const list =
      dialect === 'sqlite'
        ? 'select value from json_each(?)'
        : 'select value::bigint from json_array_elements_text(?::json)'
    return { json: jsonSql(dialect), among: `(${list})` }
  }
}
