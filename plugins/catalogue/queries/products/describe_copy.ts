import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { copySlug } from '#core/text/slug'
import { readJson } from '#plugins/catalogue/database/bulk'
import { productNotFound } from '#plugins/catalogue/errors'
import { CheckSlug } from '#plugins/catalogue/queries/products/check_slug'
import { CommittedRows } from '#plugins/catalogue/queries/committed_rows'
import { copyKeys, copySlugs } from '#plugins/catalogue/services/copies/copy_names'
import { spoken } from '#plugins/catalogue/queries/products/spoken'
import { LINK_KINDS } from '#plugins/catalogue/services/upsert/product_input'
import { COLUMN_ATTRIBUTES } from '#plugins/catalogue/services/system_attributes'
import type { Label } from '#core/plugin/contract'

/** A copy as it would be made, before anything is written. */
export interface DescribedCopy {
  /** Null: the product goes by the SKU of one of its variants. */
  code: string | null
  translations: Record<Locale, { name: string; slug: string }>
  variants: { id: number; original: string; sku: string }[]
  /** What the copy must say itself: required, and no two products may share a value. */
  values: { field: string; label: string }[]
  /** What may come along. */
  pictures: number
  links: number
  onHand: number
}

const KINDS = LINK_KINDS.map((kind) => `'${kind}'`).join(', ')

interface Found {
  code: string
  family_id: number
  pictures: number
  links: number
}

/** Names that a copy of a product could have, and what may come along: some six statements. */
@inject()
export class DescribeCopy {
  constructor(
    private readonly rows: CommittedRows,
    private readonly slugs: CheckSlug
  ) {}

  async execute(id: number, locale: Locale): Promise<DescribedCopy> {
    const { read } = this.rows
    const [product] = await read.all<Found>(
      `select p.code, p.family_id,
         (select count(*) from catalogue_product_media m where m.product_id = p.id) as pictures,
         (select count(*) from catalogue_product_links l where l.product_id = p.id and l.kind in (${KINDS})) as links
       from catalogue_products p where p.id = ?`,
      id
    )
    if (!product) throw productNotFound({ id })
    const variants = await read.all<{ id: number; sku: string; on_hand: number }>(
      `select v.id, v.sku, coalesce((select sum(l.on_hand) from catalogue_stock_levels l where l.variant_id = v.id), 0)
         as on_hand
       from catalogue_variants v where v.product_id = ? order by v.position, v.id`,
      id
    )
    const keys = await copyKeys(read, [product.code, ...variants.map(({ sku }) => sku)])
    const isNamedAlike = variants.some(({ sku }) => sku === product.code)
    return {
      code: isNamedAlike ? null : (keys.get(product.code) as string),
      translations: await this.#texts(id),
      variants: variants.map((variant) => ({
        id: Number(variant.id),
        original: variant.sku,
        sku: keys.get(variant.sku) as string,
      })),
      values: await this.#ownValues(Number(product.family_id), locale),
      pictures: Number(product.pictures),
      links: Number(product.links),
      onHand: variants.reduce((sum, variant) => sum + Number(variant.on_hand), 0),
    }
  }

  async #texts(id: number): Promise<DescribedCopy['translations']> {
    const rows = await this.rows.read.all<{ locale: Locale; name: string; slug: string }>(
      'select locale, name, slug from catalogue_product_translations where product_id = ?',
      id
    )
    const textOf = (locale: Locale) => rows.find((row) => row.locale === locale) ?? { name: '', slug: '' }
    const { slugs, taken } = await copySlugs(this.rows.read, {
      fr_FR: textOf('fr_FR').slug,
      en_GB: textOf('en_GB').slug,
    })
    const texts = {} as DescribedCopy['translations']
    for (const locale of LOCALES) {
      texts[locale] = { name: textOf(locale).name, slug: await this.#free(slugs[locale], locale, taken) }
    }
    return texts
  }

  /** The slug, or the next number at which no category, dish or former address stands either. */
  async #free(slug: string, locale: Locale, borne: ReadonlySet<string>): Promise<string> {
    const taken = new Set(borne)
    let free = slug
    while ((await this.slugs.execute({ id: null, locale, slug: free })).problem) {
      taken.add(free)
      free = copySlug(slug, taken)
    }
    return free
  }

  async #ownValues(family: number, locale: Locale): Promise<DescribedCopy['values']> {
    const rows = await this.rows.read.all<{ code: string; label: unknown; value_per_locale: boolean | number }>(
      `select a.code, a.label, a.value_per_locale from catalogue_family_groups g
       join catalogue_family_attributes fa on fa.group_id = g.id join catalogue_attributes a on a.id = fa.attribute_id
       where g.family_id = ? and a.is_unique = true and a.is_required = true order by g.position, g.id, fa.position`,
      family
    )
    return rows
      .filter(({ code }) => !COLUMN_ATTRIBUTES.has(code))
      .map(({ code, label, value_per_locale: perLocale }) => ({
        field: perLocale ? `translations.${DEFAULT_LOCALE}.attributes.${code}` : `attributes.${code}`,
        label: spoken(readJson<Partial<Label>>(label), locale, code),
      }))
  }
}
