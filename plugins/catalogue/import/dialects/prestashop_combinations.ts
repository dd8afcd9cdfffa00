import { AttributeNames } from '#plugins/catalogue/import/dialects/attribute_names'
import { Store } from '#core/database/store'
import { combinationRepeated, productsFirst } from '#plugins/catalogue/import/errors'
import { netPrices } from '#plugins/catalogue/import/dialects/net_prices'
import { partsOf } from '#plugins/catalogue/import/dialects/cell_text'
import { productCode } from '#plugins/catalogue/import/dialects/prestashop'
import { productDialect } from '#plugins/catalogue/import/dialects/product_dialect'
import { refusedRow } from '#core/import/problem'
import type { ForeignFile, ForeignRow, Translation } from '#core/import/dialect'

/** The columns that are read, with their names in French files. */
const COLUMNS = {
  'Product ID': ['Product ID*', 'ID produit', 'ID produit*', 'Identifiant produit'],
  'Attribute': ['Attribute (Name:Type:Position)*', 'Attribut (Nom:Type:Position)*'],
  'Value': ['Value (Value:Position)*', 'Valeur (Valeur:Position)*'],
  'Reference': ['Référence'],
  'EAN13': ['EAN-13'],
  'Impact on price': ['Impact sur le prix'],
  'Impact on weight': ['Impact sur le poids'],
  'Quantity': ['Quantité'],
}

interface Sold {
  code: string
  sku: string
  price: number | string
  weight: number | string | null
  options: unknown
}

/** The variants of PrestaShop's products in this shop, by code of the product. */
async function soldHere({ app }: ForeignFile): Promise<Map<string, Sold[]>> {
  const store = await app.container.make(Store)
  const rows = await store.reader.all<Sold>(
    `select p.code, v.sku, v.price_amount as price, v.weight, v.options
     from catalogue_products p join catalogue_variants v on v.product_id = p.id
     where p.code like 'PS-%' order by v.id`
  )
  return Map.groupBy(rows, ({ code }) => code)
}

/** `Color:color:0, Size:select:1` with `Blue:0, XL:1`: the attributes of a combination. */
function optionsOf({ Attribute: attributes, Value: values }: ForeignRow): [string, string][] {
  const given = partsOf(values, ',').map((part) => part.replace(/:\d*$/, '').trim())
  return partsOf(attributes, ',').map((part, i) => [part.split(':')[0]?.trim() ?? '', given[i] ?? ''])
}

/** A combination of the file, after those before it were read. */
interface Combination {
  sku: string
  options: [string, string][]
}

/** Gives combinations SKUs and values that tell them apart: files may repeat both. */
class Combinations {
  readonly #skus = new Map<string, number>()
  readonly #values = new Map<string, number>()
  /** Lines of combinations whose values another one of the product has. */
  repeated = 0

  next(row: ForeignRow): Combination {
    const product = productCode(row['Product ID'])
    const options = optionsOf(row)
    const reference = row.Reference?.trim() || [product, ...options.map(([, value]) => value)].join('-').slice(0, 60)
    const values = this.#count(this.#values, `${product}\n${options.flat().join('\n')}`)
    if (values > 1) this.repeated++
    const last = options.at(-1)
    if (values > 1 && last) last[1] = `${last[1]} (${values})`
    const copies = this.#count(this.#skus, reference)
    return { sku: copies > 1 ? `${reference}-${copies}` : reference, options }
  }

  #count(counts: Map<string, number>, key: string): number {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
}

async function translate(file: ForeignFile): Promise<Translation> {
  const prices = await netPrices(file.app)
  const sold = await soldHere(file)
  const names = await AttributeNames.of(file.app)
  const options = new Map<string, string>()
  const bases = new Map<string, { price: number; weight: number }>()
  const seen = new Combinations()
  for await (const row of file.rows()) {
    const { sku } = seen.next(row)
    for (const [name] of optionsOf(row)) if (!options.has(name)) options.set(name, names.fieldOf(name, true))
    const code = productCode(row['Product ID'])
    if (bases.has(code)) continue
    // What combinations cost is said as a difference from their product. A second run finds it by one that is here already.
    const [standing] = sold.get(code) ?? []
    const same = sold.get(code)?.find((variant) => variant.sku === sku)
    const isFirstRun = standing !== undefined && Object.keys(JSON.parse(text(standing.options)) as object).length === 0
    if (same) bases.set(code, baseOf(same, row))
    else if (isFirstRun) bases.set(code, { price: Number(standing.price), weight: Number(standing.weight ?? 0) })
  }

  function baseOf(variant: Sold, row: ForeignRow) {
    const [price, weight] = impactOf(row)
    return { price: Number(variant.price) - price, weight: Number(variant.weight ?? 0) - weight }
  }

  /** Minor units with VAT, and grams. */
  function impactOf(row: ForeignRow): [number, number] {
    const weight = Math.round(Number((row['Impact on weight'] ?? '').replace(',', '.')) * 1000)
    return [prices.gross(row['Impact on price']?.trim() || '0') ?? 0, weight || 0]
  }

  if (bases.size === 0) throw productsFirst()
  const fields = new Map<string, string>([
    ['product', 'Product ID'],
    ['sku', 'Reference'],
    ['type', 'Attribute'],
    ['removed_variants', 'Product ID'],
    ['price', 'Impact on price'],
    ['weight', 'Impact on weight'],
    ['stock', 'Quantity'],
    ['barcode', 'EAN13'],
    ...[...options.values()].map((field) => [field, 'Value'] as const),
  ])

  return {
    fields,
    labels: names.labels,
    warnings:
      seen.repeated > 0 ? [refusedRow(null, combinationRepeated({ count: seen.repeated }), file.header('Value'))] : [],
    begin() {
      const combinations = new Combinations()
      return (row) => {
        const { sku, options: own } = combinations.next(row)
        const product = productCode(row['Product ID'])
        const base = bases.get(product)
        const [price, weight] = impactOf(row)
        // What was sold before the product had combinations gives way to them.
        const former = (sold.get(product) ?? []).filter((variant) => text(variant.options) === '{}')
        return {
          product,
          sku,
          type: 'configurable',
          removed_variants: former.map((variant) => variant.sku).join('|'),
          price: base ? prices.cell(base.price + price) : '',
          weight: base && base.weight + weight > 0 ? ((base.weight + weight) / 1000).toFixed(3) : '',
          stock: row.Quantity ?? '',
          barcode: row.EAN13 ?? '',
          ...Object.fromEntries(own.map(([name, value]) => [options.get(name) ?? '', value])),
        }
      }
    },
  }
}

/** JSON as text, on both databases. */
const text = (json: unknown) => (typeof json === 'string' ? json : JSON.stringify(json ?? {}))

export default productDialect(
  { fr_FR: 'Déclinaisons (PrestaShop)', en_GB: 'Combinations (PrestaShop)' },
  { columns: COLUMNS, marks: ['Product ID', 'Attribute', 'Value', 'Impact on price'], translate },
  { isAddition: true }
)
