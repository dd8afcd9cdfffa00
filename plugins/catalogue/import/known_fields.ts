import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { readJson } from '#core/database/statements'
import { snakeCase } from '#core/database/table'
import {
  PRODUCT_TEXTS,
  productTextNames,
  VARIANT_TEXTS,
  variantTextNames,
  type TextField,
} from '#plugins/catalogue/products/fields'
import { COLUMN_ATTRIBUTES } from '#plugins/catalogue/vocabulary/system_attributes'
import type { ImportField } from '#core/import/importer'
import type { Label } from '#core/i18n/label'
import type { Store } from '#core/database/store'

const field = (name: string, fr_FR: string, en_GB: string, more: Partial<ImportField> = {}): ImportField => ({
  field: name,
  label: { fr_FR, en_GB },
  ...more,
})

const LANGUAGES: Record<Locale, Label> = {
  fr_FR: { fr_FR: 'français', en_GB: 'French' },
  en_GB: { fr_FR: 'anglais', en_GB: 'English' },
}

/** Columns of our own format that every shop has. */
const OWN = [
  field('sku', 'Référence (SKU)', 'SKU', {
    aliases: ['reference', 'ref', 'code article', 'article', 'variant sku'],
    example: 'MARGAUX-2018-75',
    isRequired: true,
  }),
  field('product', 'Produit commun des déclinaisons', 'Product that joins variants'),
  field('type', 'Type', 'Type', { example: 'simple' }),
  field('family', 'Famille', 'Family', { example: 'wine' }),
  field('status', 'Statut', 'Status', { example: 'published' }),
  field('categories', 'Catégories', 'Categories', { aliases: ['categorie', 'rayon', 'category'] }),
  field('dishes', 'Plats associés', 'Dishes'),
  field('price', 'Prix TTC', 'Price incl. VAT', {
    aliases: ['prix', 'prix ttc', 'prix de vente', 'regular price', 'variant price'],
    example: '32.50',
  }),
  field('special_price', 'Prix promotionnel', 'Special price'),
  field('special_from', 'Début de la promotion', 'Special price from'),
  field('special_to', 'Fin de la promotion', 'Special price to'),
  field('tax_category', 'Catégorie de taxe', 'Tax category'),
  field('weight', 'Poids (kg)', 'Weight (kg)', { example: '1.3' }),
  ...variantTextNames.map((text): ImportField => {
    const { label, aliases = [] } = VARIANT_TEXTS[text]
    return { field: snakeCase(text), label, aliases }
  }),
  field('images', 'Images', 'Pictures', { aliases: ['image', 'photo', 'photos', 'image src'] }),
  field('videos', 'Vidéos', 'Videos'),
]

/** The texts of a product in each language. A name without a language means the shop's first. */
function textFields(): ImportField[] {
  return productTextNames.flatMap((text) => {
    const { label, aliases = [], example }: TextField = PRODUCT_TEXTS[text]
    const name = snakeCase(text)
    return LOCALES.map((locale) => ({
      field: `${name}.${locale}`,
      label: inLanguage(label, locale),
      ...(example ? { example } : {}),
      ...(locale === DEFAULT_LOCALE ? { aliases: [name, ...aliases] } : {}),
    }))
  })
}

function inLanguage(label: Label, locale: Locale): Label {
  const language = LANGUAGES[locale]
  return { fr_FR: `${label.fr_FR} (${language.fr_FR})`, en_GB: `${label.en_GB} (${language.en_GB})` }
}

interface AttributeRow {
  code: string
  label: unknown
  is_configurable: number | boolean
  value_per_locale: number | boolean
}

/** What columns of a file can be put under: our own format, and the attributes and sources of this shop. */
export async function knownFields(store: Store): Promise<ImportField[]> {
  const sources = await store.reader.all<{ code: string; name: string }>(
    'select code, name from catalogue_inventory_sources order by code'
  )
  const attributes = await store.reader.all<AttributeRow>(
    'select code, label, is_configurable, value_per_locale from catalogue_attributes order by position, code'
  )
  return [
    ...OWN.slice(0, 5),
    ...textFields(),
    ...OWN.slice(5),
    ...sources.map(({ code, name }) => field(`stock.${code}`, `Stock : ${name}`, `Stock: ${name}`)),
    ...attributes.filter(({ code }) => !COLUMN_ATTRIBUTES.has(code)).flatMap(attributeFields),
  ]
}

function attributeFields({ code, label: text, ...row }: AttributeRow): ImportField[] {
  const label = readJson<Label>(text)
  if (row.value_per_locale) {
    return LOCALES.map((locale) => ({ field: `attr.${code}.${locale}`, label: inLanguage(label, locale) }))
  }
  const plain = { field: `attr.${code}`, label }
  if (!row.is_configurable) return [plain]
  const option = field(`option.${code}`, `Option : ${label.fr_FR}`, `Option: ${label.en_GB}`)
  return [plain, option]
}
