import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { copySlug } from '#core/text/slug'
import { productNotFound } from '#plugins/catalogue/products/errors'
import { CheckSlug } from '#plugins/catalogue/products/form/queries/check_slug'
import { Store } from '#core/database/store'
import { copyKeys, copySlugs } from '#plugins/catalogue/products/copies/copy_names'
import { labelOrCode } from '#plugins/catalogue/vocabulary/label_or_code'
import { LINK_KINDS } from '#plugins/catalogue/products/upsert/product_input'
import { COLUMN_ATTRIBUTES } from '#plugins/catalogue/vocabulary/system_attributes'

/** The copy that would be created. Nothing is written yet. */
export interface DescribedCopy {
  /** Null if the code of the product is the SKU of one of its variants. */
  code: string | null
  translations: Record<Locale, { name: string; slug: string }>
  variants: { id: number; original: string; sku: string }[]
  /** Attributes that need a new value, because they are both required and unique. */
  values: { field: string; label: string }[]
  /** Numbers of pictures, links and pieces that can be copied too. */
  pictures: number
  links: number
  onHand: number
}

const KINDS = LINK_KINDS.map((kind) => `'${kind}'`).join(', ')

/** Proposes codes, names and slugs for a copy of a product, and counts what can be copied with it. */
@inject()
export class DescribeCopy {
  constructor(
    private readonly store: Store,
    private readonly slugs: CheckSlug
  ) {}

  async execute(id: number, locale: Locale): Promise<DescribedCopy> {
    const { read } = this.store
    const [product] = await read.all<{ code: string; family: number; pictures: number; links: number }>(
      `select p.code, p.family_id as family,
         (select count(*) from catalogue_product_media m where m.product_id = p.id) as pictures,
         (select count(*) from catalogue_product_links l where l.product_id = p.id and l.kind in (${KINDS})) as links
       from catalogue_products p where p.id = ?`,
      id
    )
    if (!product) throw productNotFound({ id })
    const variants = await read.all<{ id: number; original: string; onHand: number }>(
      `select v.id, v.sku as original, coalesce((select sum(l.on_hand) from catalogue_stock_levels l where l.variant_id = v.id), 0)
         as "onHand"
       from catalogue_variants v where v.product_id = ? order by v.position, v.id`,
      id
    )
    const keys = await copyKeys(read, [product.code, ...variants.map(({ original }) => original)])
    const isNamedAlike = variants.some(({ original }) => original === product.code)
    return {
      code: isNamedAlike ? null : (keys.get(product.code) as string),
      translations: await this.#texts(id),
      variants: variants.map(({ id: variant, original }) => {
        return { id: variant, original, sku: keys.get(original) as string }
      }),
      values: await this.#ownValues(product.family, locale),
      pictures: product.pictures,
      links: product.links,
      onHand: variants.reduce((sum, { onHand }) => sum + onHand, 0),
    }
  }

  async #texts(id: number): Promise<DescribedCopy['translations']> {
    const rows = await this.store.read.all<{ locale: Locale; name: string; slug: string }>(
      'select locale, name, slug from catalogue_product_translations where product_id = ?',
      id
    )
    const textOf = (locale: Locale) => rows.find((row) => row.locale === locale) ?? { name: '', slug: '' }
    const { slugs, taken } = await copySlugs(this.store.read, {
      fr_FR: textOf('fr_FR').slug,
      en_GB: textOf('en_GB').slug,
    })
    const texts = {} as DescribedCopy['translations']
    for (const locale of LOCALES) {
      texts[locale] = { name: textOf(locale).name, slug: await this.#free(slugs[locale], locale, taken) }
    }
    return texts
  }

  /** The slug, numbered until no product, category, dish or former address uses it. */
  async #free(slug: string, locale: Locale, takenSlugs: ReadonlySet<string>): Promise<string> {
    const taken = new Set(takenSlugs)
    let free = slug
    while ((await this.slugs.execute({ id: null, locale, slug: free })).problem) {
      taken.add(free)
      free = copySlug(slug, taken)
    }
    return free
  }

  async #ownValues(family: number, locale: Locale): Promise<DescribedCopy['values']> {
    const rows = await this.store.read.all<{ code: string; label: unknown; value_per_locale: boolean | number }>(
      `select a.code, a.label, a.value_per_locale from catalogue_family_groups g
       join catalogue_family_attributes fa on fa.group_id = g.id join catalogue_attributes a on a.id = fa.attribute_id
       where g.family_id = ? and a.is_unique = true and a.is_required = true order by g.position, g.id, fa.position`,
      family
    )
    return rows
      .filter(({ code }) => !COLUMN_ATTRIBUTES.has(code))
      .map(({ code, label, value_per_locale: perLocale }) => ({
        field: perLocale ? `translations.${DEFAULT_LOCALE}.attributes.${code}` : `attributes.${code}`,
        label: labelOrCode(label, locale, code),
      }))
  }
}
