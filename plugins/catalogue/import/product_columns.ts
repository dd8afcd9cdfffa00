import { readAmount, readCount, readDay, readGrams, readParts } from '#plugins/catalogue/import/cells'
import { compositionColumn } from '#plugins/catalogue/import/composition_columns'
import { DEFAULT_SOURCE } from '#plugins/catalogue/vocabulary/system_attributes'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { productTextNames, textOfColumn, variantTextNames, type ProductText } from '#plugins/catalogue/products/fields'
import type { CellContext, CellReader, ColumnName, Draft } from '#plugins/catalogue/import/cell_reader'
import type {
  LinkKind,
  ProductStatus,
  ProductType,
  TranslationInput,
  VariantInput,
} from '#plugins/catalogue/products/upsert/product_input'

/** `name` stands for the shop's first language, `stock` for the source that every shop has. */
export function fullName(field: string): string {
  if (field === 'stock') return `stock.${DEFAULT_SOURCE}`
  return textOfColumn(productTextNames, field) ? `${field}.${DEFAULT_LOCALE}` : field
}

/** Finds out what a column of our format is. */
export function columnName(field: string, context: CellContext): ColumnName {
  if (field === 'sku' || field === 'product') return { kind: 'key' }
  const composed = compositionColumn(field, context)
  if (composed) return composed
  const product = PRODUCT_FIELDS[field]
  if (product) return { kind: 'product', reader: { field, read: product } }
  const variant = variantField(field, context)
  if (variant) return { kind: 'variant', reader: { field, read: variant } }
  const [head = '', ...rest] = field.split('.')
  const name = rest.join('.')
  if (head === 'stock') return { kind: 'stock', source: name || DEFAULT_SOURCE }
  const text = textOfColumn(productTextNames, head)
  if (text) return { kind: 'text', field: text, locale: name || DEFAULT_LOCALE }
  if (head === 'option' && name) return { kind: 'option', code: name }
  if (head === 'attr' && name) return attributeName(rest)
  return { kind: 'unknown' }
}

function attributeName(parts: string[]): ColumnName {
  const last = parts.at(-1) ?? ''
  const hasLocale = parts.length > 1 && /^[a-z]{2}_[A-Z]{2}$/.test(last)
  return hasLocale
    ? { kind: 'attribute', code: parts.slice(0, -1).join('.'), locale: last }
    : { kind: 'attribute', code: parts.join('.'), locale: null }
}

function linkReader(kind: LinkKind): CellReader<Draft>['read'] {
  return (into, text) => {
    into.links = { ...into.links, [kind]: readParts(text) }
  }
}

const PRODUCT_FIELDS: Record<string, CellReader<Draft>['read']> = {
  type: (into, text) => {
    if (text.trim()) into.type = text.trim() as ProductType
  },
  family: (into, text) => {
    if (text.trim()) into.family = text.trim()
  },
  status: (into, text) => {
    if (text.trim()) into.status = text.trim() as ProductStatus
  },
  tax_category: (into, text) => {
    into.taxCategory = text.trim() || null
  },
  categories: (into, text) => {
    into.categories = readParts(text)
  },
  dishes: (into, text) => {
    into.dishes = readParts(text)
  },
  images: (into, text) => {
    into.pictures = readParts(text)
  },
  videos: (into, text) => {
    into.videos = readParts(text)
  },
  related: linkReader('related'),
  up_sells: linkReader('up_sell'),
  cross_sells: linkReader('cross_sell'),
  removed_variants: (into, text) => {
    into.removedVariants = readParts(text)
  },
}

function variantField(
  field: string,
  { digits, currency, timezone }: CellContext
): CellReader<VariantInput>['read'] | null {
  switch (field) {
    case 'price':
      return (into, text) => (into.price = readAmount(text, digits, currency))
    case 'special_price':
      return (into, text) => (into.specialPrice = readAmount(text, digits, currency))
    case 'special_from':
      return (into, text) => (into.specialFrom = readDay(text, 'start', timezone))
    case 'special_to':
      return (into, text) => (into.specialTo = readDay(text, 'end', timezone))
    case 'weight':
      return (into, text) => (into.weight = readGrams(text))
  }
  const name = textOfColumn(variantTextNames, field)
  return name ? (into, text) => (into[name] = text.trim() || null) : null
}

/** Reads a text of one language, without trimming the cell. */
export function textReader(field: string, name: ProductText, locale: Locale): CellReader<Draft> {
  return {
    field,
    read: (into, text) => {
      translation(into, locale)[name] = text.trim() === '' ? null : text
    },
  }
}

export function attributeReader(field: string, code: string, locale: Locale | null): CellReader<Draft> {
  return {
    field,
    read: (into, text) => {
      const value = text.trim() === '' ? null : text
      if (locale === null) into.attributes = Object.assign(into.attributes ?? {}, { [code]: value })
      else {
        const texts = translation(into, locale)
        texts.attributes = Object.assign(texts.attributes ?? {}, { [code]: value })
      }
    },
  }
}

export function optionReader(field: string, code: string): CellReader<VariantInput> {
  return {
    field,
    read: (into, text) => {
      into.options = Object.assign(into.options ?? {}, { [code]: text.trim() })
    },
  }
}

export function stockReader(field: string, source: string): CellReader<VariantInput> {
  return {
    field,
    read: (into, text) => {
      into.stock = Object.assign(into.stock ?? {}, { [source]: readCount(text) })
    },
  }
}

function translation(into: Draft, locale: Locale): TranslationInput {
  const texts = (into.translations ??= {})
  return (texts[locale] ??= {})
}
