import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { products, reductions, variants } from '#plugins/catalogue/products/tables'
import { jsonSql } from '#core/database/json_sql'
import { availableSql } from '#plugins/catalogue/stock/shortage'
import type { RowIn } from '#core/database/table'
import type { Statements } from '#core/database/statements'

const OF_VARIANT = [
  'id',
  'productId',
  'sku',
  'status',
  'currency',
  'price',
  'specialPrice',
  'specialFrom',
  'specialTo',
  'weight',
] as const
const OF_PRODUCT = ['type', 'priceRule', 'partsDiscount', 'taxCategory'] as const

/** A variant as `sellableStatement` reads it; columns of JSON are texts on SQLite. */
export interface SellableRow
  extends
    Pick<RowIn<typeof variants>, (typeof OF_VARIANT)[number]>,
    Pick<RowIn<typeof products>, (typeof OF_PRODUCT)[number]> {
  isAsked: number
  productStatus: string
  manageStock: boolean | number
  available: number
  name: string | null
  slug: string | null
  optionLabels: unknown
  tiers: unknown
  reductions: unknown
  image: unknown
  bundleOptions: unknown
  bundleParts: unknown
}

/** Variants by two lists: their ids and their SKUs. */
export const byVariant = ({ ids, texts }: Statements) => `v.id in ${ids} or v.sku in ${texts}`

/** Variants by the list of the ids of their products. */
export const byProduct = ({ ids }: Statements) => `v.product_id in ${ids}`

/**
 * Reads variants with all that a sale needs, and with them the variants that their bundles are made of. Takes, in this
 * order: the lists of `asked`, locale, channel.
 */
export function sellableStatement(db: Statements, asked: string): string {
  const [list, object, each] = db.sqlite
    ? ['json_group_array', 'json_object', 'json_each(v.options) as e']
    : ['json_agg', 'json_build_object', 'jsonb_each_text(v.options) as e']
  const json = jsonSql(db.dialect)
  const reduction = json.object(reductions.json(json, 'r', ['channel', 'group', 'steps', 'from', 'to']))
  const text = (column: string) =>
    `(select t.${column} from catalogue_product_translations t where t.product_id = v.product_id and t.${column} <> ''
        order by t.locale <> w.locale, t.locale <> '${DEFAULT_LOCALE}', t.locale limit 1)`
  return `with asked as (
      select v.id, v.product_id from catalogue_variants v where ${asked}
    ), wanted as (
      select a.id, max(a.is_asked) as is_asked, l.locale, l.channel from (
        select id, 1 as is_asked from asked
        union all
        select pv.id, 0 from asked b
          join catalogue_product_parts pp on pp.product_id = b.product_id and pp.option_id is not null
          join catalogue_variants pv on pv.sku = pp.sku
      ) a cross join (select cast(? as text) as locale, cast(? as text) as channel) l
        group by a.id, l.locale, l.channel
    )
    select ${variants.columns('v', [...OF_VARIANT, 'manageStock'])}, ${products.columns('p', OF_PRODUCT)},
      w.is_asked as "isAsked", p.status as "productStatus", ${text('name')} as name, ${text('slug')} as slug,
      ${availableSql('v.id')} as available,
      (select ${list}(${object}('code', e.value, 'label', o.label) order by a.position, a.id) from ${each}
        join catalogue_attributes a on a.code = e.key
        left join catalogue_attribute_options o on o.attribute_id = a.id and o.code = e.value) as "optionLabels",
      (select ${list}(${object}('group', coalesce(vp.customer_group, ''), 'quantity', vp.quantity, 'amount', vp.amount,
          'percent', vp.percent)) from catalogue_variant_prices vp where vp.variant_id = v.id) as tiers,
      (select ${json.list(reduction, 'r.id')} from catalogue_reductions r
        where r.variant_id = v.id and r.channel = w.channel and r.currency = v.currency) as reductions,
      (select ${object}('hash', m.hash, 'placeholder', m.placeholder, 'variants', m.variants, 'alt', pm.alt)
        from catalogue_product_media pm join core_media m on m.id = pm.media_id
        where pm.product_id = v.product_id and pm.kind = 'image' and (pm.variant_id is null or pm.variant_id = v.id)
        order by pm.variant_id is null, pm.position, pm.id limit 1) as image,
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select ${list}(${object}('id', bo.id, 'code', bo.code, 'label', bo.label, 'type', bo.type,
            'isRequired', bo.is_required) order by bo.position, bo.id)
          from catalogue_bundle_options bo where bo.product_id = p.id) end as "bundleOptions",
      case when p.type = 'bundle' and w.is_asked = 1 then
        (select ${list}(${object}('option', pp.option_id, 'sku', pp.sku, 'quantity', pp.quantity,
            'isDefault', pp.is_default, 'isQuantityFree', pp.is_quantity_free) order by pp.position, pp.id)
          from catalogue_product_parts pp where pp.product_id = p.id and pp.option_id is not null) end as "bundleParts"
    from wanted w join catalogue_variants v on v.id = w.id join catalogue_products p on p.id = v.product_id
    order by v.id`
}
