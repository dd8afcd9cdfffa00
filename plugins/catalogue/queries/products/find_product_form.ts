import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { Store, type Dialect } from '#core/database/store'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { DEFAULT_LOCALE, LOCALES, LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import { MISSING_ORDER, MISSING_VALUES } from '#plugins/catalogue/services/missing_values'
import { readJson } from '#plugins/catalogue/database/bulk'
import {
  compositionColumns,
  compositionOf,
  type FoundComposition,
} from '#plugins/catalogue/queries/products/form_composition'
import { jsonSql } from '#core/database/json_sql'
import { Addresses } from '#plugins/catalogue/services/addresses'
import { linksOf, mediaOf, type FoundLink, type FoundMedium } from '#plugins/catalogue/queries/products/form_parts'
import { formVariants, variantColumn, type FoundVariant } from '#plugins/catalogue/queries/products/form_variants'
import type { AttributeValues } from '#plugins/catalogue/services/upsert/attribute_values'
import type { ProductStatus, ProductType } from '#plugins/catalogue/services/upsert/product_input'
import type { Label } from '#core/plugin/contract'
import type { FormTexts, ProductForm } from '#plugins/catalogue/queries/products/product_form'

interface FoundText extends Omit<FormTexts, 'path' | 'metaTitle' | 'metaDescription'> {
  locale: Locale
  meta_title: string
  meta_description: string
}

interface Found extends FoundComposition {
  id: number
  price_rule: ProductForm['priceRule']
  parts_discount: number
  version: number
  code: string
  type: ProductType
  family: string
  family_name: unknown
  status: ProductStatus
  missing: unknown
  tax_category: string | null
  position: number
  created_at: string
  updated_at: string
  option_attributes: unknown
  attributes: unknown
  texts: unknown
  places: unknown
  links: unknown
  pending: unknown
  media: unknown
  variants: unknown
}

/** A product with everything its form edits, in one statement. */
@inject()
export class FindProductForm {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly addresses: Addresses
  ) {}

  /** Null: there is no such product. */
  async execute(id: number): Promise<ProductForm | null> {
    const row = await this.store.reader.first<Found>(statement(this.store.dialect), [id])
    if (!row) return null
    const { baseCurrency: currency, timezone } = this.channels.all()[0] as Channel
    const places = readJson<{ id: number; kind: string }[] | null>(row.places) ?? []
    const placesOf = (wanted: string) => places.filter(({ kind }) => kind === wanted).map((place) => place.id)
    const { code, type, family, status, position } = row
    return {
      ...{ code, type, family, status, position, currency },
      id: Number(row.id),
      familyName: readJson<Partial<Label>>(row.family_name),
      version: row.version,
      taxCategory: row.tax_category,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      ...compositionOf(row),
      priceRule: row.price_rule,
      partsDiscount: row.parts_discount,
      missing: readJson<string[] | null>(row.missing) ?? [],
      optionAttributes: readJson<string[]>(row.option_attributes),
      attributes: readJson<AttributeValues>(row.attributes),
      translations: this.#texts(readJson<FoundText[] | null>(row.texts) ?? []),
      variants: formVariants(readJson<FoundVariant[] | null>(row.variants) ?? [], timezone),
      categories: placesOf('category'),
      dishes: placesOf('dish'),
      links: linksOf(readJson<FoundLink[] | null>(row.links) ?? [], readJson<FoundLink[] | null>(row.pending) ?? []),
      media: mediaOf(readJson<FoundMedium[] | null>(row.media) ?? []),
    }
  }

  #texts(found: readonly FoundText[]): ProductForm['translations'] {
    const basePath = app.config.get<string>('cellier.basePath')
    const entries = LOCALES.map((locale): [Locale, FormTexts] => {
      const text = found.find((each) => each.locale === locale)
      const slug = text?.slug ?? ''
      const path = `${basePath.replace(/\/$/, '')}${LOCALE_PREFIXES[locale]}${this.addresses.path('product', slug)}`
      const { name = '', description = '', attributes = {} } = text ?? {}
      return [
        locale,
        {
          ...{ name, slug, description, attributes },
          path: slug === '' ? null : path,
          metaTitle: text?.meta_title ?? '',
          metaDescription: text?.meta_description ?? '',
        },
      ]
    })
    return Object.fromEntries(entries) as ProductForm['translations']
  }
}

function statement(dialect: Dialect): string {
  const json = jsonSql(dialect)
  const { list, object, part } = json
  const text = object({
    ...{ locale: 't.locale', name: 't.name', slug: 't.slug', description: 't.description' },
    ...{ meta_title: 't.meta_title', meta_description: 't.meta_description', attributes: part('t.attributes') },
  })
  const link = object({
    ...{ kind: 'k.kind', id: 'k.linked_id', code: 'l.code', name: 'r.name', sku: 'r.sku', image: 'r.image' },
  })
  const medium = object({
    ...{ mediaId: 'pm.media_id', kind: 'pm.kind', alt: part('pm.alt'), variant: 'v.sku', name: 'm.name' },
    ...{ hash: 'm.hash', format: 'm.format', variants: part('m.variants') },
  })
  return `select p.id, p.version, p.code, p.type, f.code as family, f.name as family_name, p.status, p.tax_category, p.position, p.created_at,
      p.updated_at, p.option_attributes, p.attributes, p.price_rule, p.parts_discount,
      ${compositionColumns(json)},
      ${variantColumn(json)} as variants,
      (select ${list('a.code', MISSING_ORDER)} from ${MISSING_VALUES}) as missing,
      (select ${list(text, `t.locale <> '${DEFAULT_LOCALE}'`)} from catalogue_product_translations t
        where t.product_id = p.id) as texts,
      (select ${list(object({ id: 'pc.category_id', kind: 'c.kind' }), 'pc.position')}
        from catalogue_product_categories pc join catalogue_categories c on c.id = pc.category_id
        where pc.product_id = p.id) as places,
      (select ${list(link, 'k.kind, k.position')} from catalogue_product_links k
        join catalogue_products l on l.id = k.linked_id
        left join catalogue_product_rows r on r.product_id = k.linked_id where k.product_id = p.id) as links,
      (select ${list(object({ kind: 'w.kind', code: 'w.sku' }), 'w.kind, w.position')}
        from catalogue_pending_links w where w.product_id = p.id) as pending,
      (select ${list(medium, 'pm.position, pm.id')} from catalogue_product_media pm
        join core_media m on m.id = pm.media_id left join catalogue_variants v on v.id = pm.variant_id
        where pm.product_id = p.id) as media
    from catalogue_products p join catalogue_families f on f.id = p.family_id where p.id = ?`
}
