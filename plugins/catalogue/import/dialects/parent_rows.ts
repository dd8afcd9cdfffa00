import { AttributeNames } from '#plugins/catalogue/import/dialects/attribute_names'
import { htmlOf, joined, partsOf } from '#plugins/catalogue/import/dialects/cell_text'
import { slugify } from '#core/text/slug'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'
import type { ForeignFile, ForeignRow, Translation } from '#core/import/dialect'

/**
 * Facts about a format with a row for each product and language, in which the row of a configurable product names its
 * variants: `sku=V1,color=Red|sku=V2,color=Blue`. Bagisto and Magento write such files.
 */
export interface ParentRows {
  /** Our field → the column that a message about it names. */
  fields: Readonly<Record<string, string>>
  /** Columns of texts by our name of them. */
  texts: Readonly<Record<'name' | 'slug' | 'meta_title' | 'meta_description', string>>
  variants: string
  bundle: string
  grouped: string
  /** The column that joined attributes stand in, for messages. */
  attributes: string
  typeOf(row: ForeignRow): string
  /** The language of a row; null: that of the shop. */
  localeOf(row: ForeignRow): Locale | null
  /** Whether a row has the texts of a product in another language, beside the row that has the rest. */
  isFurther(row: ForeignRow): boolean
  /** Fields of the product as a whole. */
  productOf(row: ForeignRow): Record<string, string>
  /** Fields of what is sold. */
  variantOf(row: ForeignRow): Record<string, string>
  imagesOf(row: ForeignRow): string[]
  attributesOf(row: ForeignRow): { name: string; values: string[] }[]
}

/** `sku=V1,color=Red|sku=V2,color=Blue` as a list of records. */
export function recordsOf(text: string | undefined): Record<string, string>[] {
  return partsOf(text, '|').map((part) =>
    Object.fromEntries(
      partsOf(part, ',').map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
      })
    )
  )
}

/** What the rows of a file say about each other. */
class Relations {
  /** Rows of configurable products, by SKU. */
  readonly parents = new Map<string, ForeignRow>()
  /** Variant → its product, and what it differs by. */
  readonly variants = new Map<string, { product: string; options: Record<string, string> }>()
  readonly optionNames = new Set<string>()
  readonly bundleOptions = new Set<string>()
  readonly attributeNames = new Set<string>()
  /** Rows with the texts of a product in further languages, by SKU. */
  readonly translations = new Map<string, ForeignRow[]>()

  constructor(private readonly facts: ParentRows) {}

  read(row: ForeignRow): void {
    const sku = skuOf(row)
    if (this.facts.isFurther(row)) {
      this.translations.set(sku, [...(this.translations.get(sku) ?? []), row])
      return
    }
    for (const { name } of this.facts.attributesOf(row)) this.attributeNames.add(name)
    for (const { name = '' } of recordsOf(row[this.facts.bundle])) this.bundleOptions.add(name)
    if (this.facts.typeOf(row) !== 'configurable') return
    this.parents.set(sku, row)
    for (const { sku: variant = '', ...options } of recordsOf(row[this.facts.variants])) {
      this.variants.set(variant, { product: sku, options })
      for (const name of Object.keys(options)) this.optionNames.add(name)
    }
  }
}

const skuOf = ({ sku = '' }: ForeignRow) => sku.trim()

const bundleCode = (name: string) => slugify(name, 'option').replaceAll('-', '_').slice(0, TEXT_LIMITS.partCode)

/** The rows of such a file as rows of our own format: a row a variant. */
export async function translateParentRows(file: ForeignFile, facts: ParentRows): Promise<Translation> {
  const relations = new Relations(facts)
  for await (const row of file.rows()) relations.read(row)
  const names = await AttributeNames.of(file.app)
  const options = new Map([...relations.optionNames].map((name) => [name, names.fieldOf(name, true)]))
  const attributes = new Map([...relations.attributeNames].map((name) => [name, names.fieldOf(name, false)]))
  const fields = new Map(Object.entries(facts.fields).filter(([, column]) => file.columns.has(column)))
  fields.set('product', 'sku')
  for (const locale of LOCALES) {
    for (const [field, column] of Object.entries(facts.texts)) fields.set(`${field}.${locale}`, column)
    fields.set(`description.${locale}`, 'description')
  }
  for (const field of options.values()) fields.set(field, facts.variants)
  for (const field of attributes.values()) fields.set(field, facts.attributes)
  for (const name of relations.bundleOptions) {
    fields.set(`bundle.${bundleCode(name)}`, facts.bundle)
    fields.set(`bundle.${bundleCode(name)}.${DEFAULT_LOCALE}`, facts.bundle)
  }

  const productOf = (row: ForeignRow): Record<string, string> => {
    const sku = skuOf(row)
    const further = relations.translations.get(sku) ?? []
    // Where a row of its own has the texts in the first language of the shop, these are in the others.
    const isOther = further.some((each) => facts.localeOf(each) === DEFAULT_LOCALE)
    const values = { ...facts.productOf(row), ...textsOf(facts, row, isOther ? LOCALES : [DEFAULT_LOCALE]) }
    for (const each of [row, ...further]) {
      const locale = facts.localeOf(each)
      if (locale) Object.assign(values, textsOf(facts, each, [locale]))
    }
    for (const { name, values: given } of facts.attributesOf(row)) {
      if (!options.has(name)) Object.assign(values, names.cell(attributes.get(name), given))
    }
    return { ...values, images: joined(facts.imagesOf(row)) }
  }

  const variantOf = (
    row: ForeignRow,
    { product, options: own }: { product: string; options: Record<string, string> }
  ) => {
    const parent = relations.parents.get(product)
    const images = [...(parent ? facts.imagesOf(parent) : []), ...facts.imagesOf(row)]
    return {
      ...(parent && productOf(parent)),
      images: joined(images),
      ...facts.variantOf(row),
      product,
      type: 'configurable',
      sku: skuOf(row),
      ...Object.fromEntries(Object.entries(own).map(([name, value]) => [options.get(name) ?? '', value])),
    }
  }

  return {
    fields,
    labels: names.labels,
    begin: () => (row) => {
      if (facts.isFurther(row)) return null
      const sku = skuOf(row)
      const type = facts.typeOf(row)
      const variant = relations.variants.get(sku)
      if (variant) return variantOf(row, variant)
      // Its variants have what it says.
      if (type === 'configurable')
        return recordsOf(row[facts.variants]).length > 0 ? null : { ...productOf(row), product: sku, sku: '' }
      const product = { ...productOf(row), sku, type }
      if (type === 'grouped') return { ...product, grouped: membersOf(row[facts.grouped]) }
      if (type === 'bundle') return { ...product, ...bundleOf(row[facts.bundle]) }
      return { ...product, ...facts.variantOf(row) }
    },
  }
}

function textsOf({ texts }: ParentRows, row: ForeignRow, locales: readonly Locale[]): Record<string, string> {
  return Object.fromEntries(
    locales.flatMap((locale) => [
      ...Object.entries(texts).map(([field, column]) => [`${field}.${locale}`, row[column] ?? '']),
      [`description.${locale}`, htmlOf(row.short_description, row.description)],
    ])
  ) as Record<string, string>
}

/** `SP-001=5,SP-003=2` with quantities. */
function membersOf(text: string | undefined): string {
  return joined(
    partsOf(text, ',').map((pair) => {
      const [sku = '', quantity = '1'] = pair.split('=')
      return `${sku}*${Math.trunc(Number(quantity)) || 1}`
    })
  )
}

/** `name=Box,type=radio,required=1,sku=A,default=1,qty=2|…`: the parts of each option, each at its own price. */
function bundleOf(text: string | undefined): Record<string, string> {
  const values: Record<string, string> = { bundle_price: 'parts' }
  for (const [name, records] of Map.groupBy(recordsOf(text), (each) => each.name ?? '')) {
    const parts = records.map((part) => {
      const quantity = Math.trunc(Number(part.qty ?? part.default_qty ?? 1)) || 1
      return `${part.sku ?? ''}*${quantity}${part.default === '1' ? ' default' : ''}${part.can_change_qty === '1' ? ' free' : ''}`
    })
    const [first] = records
    // Magento calls it `multi`.
    const type = first?.type === 'multi' ? 'multiselect' : (first?.type ?? 'radio')
    values[`bundle.${bundleCode(name)}`] = [
      `${type} ${first?.required === '0' ? 'optional' : 'required'}`,
      ...parts,
    ].join('|')
    values[`bundle.${bundleCode(name)}.${DEFAULT_LOCALE}`] = name
  }
  return values
}
