import { AttributeNames } from '#plugins/catalogue/import/dialects/attribute_names'
import {
  categoriesOf,
  dayOf,
  htmlOf,
  isYes,
  joined,
  kilogramsOf,
  partsOf,
} from '#plugins/catalogue/import/dialects/cell_text'
import { productDialect } from '#plugins/catalogue/import/dialects/product_dialect'
import { refusedRow } from '#core/import/problem'
import { soldElsewhere } from '#plugins/catalogue/import/errors'
import type { ForeignFile, ForeignRow, Translation } from '#core/import/dialect'

/** Columns of numbered attributes and downloads. */
const ATTRIBUTE = /^Attribute (\d+) name$/
const DOWNLOAD = /^Download (\d+) URL$/

/** The columns of WooCommerce's exports, with their names in French shops and older versions. */
const COLUMNS = {
  'ID': [],
  'Type': [],
  'SKU': ['UGS'],
  'GTIN': ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN ou ISBN'],
  'Name': ['Nom'],
  'Published': ['Publié'],
  'Visibility': ['Visibility in catalog', 'Visibilité dans le catalogue'],
  'Short description': ['Description courte'],
  'Description': [],
  'Sale from': ['Date sale price starts', 'Date de début de promo'],
  'Sale to': ['Date sale price ends', 'Date de fin de promo'],
  'In stock': ['In stock?', 'En stock ?'],
  'Stock': [],
  'Weight': [/^(?:weight|poids) \([a-z]+\)$/i],
  'Sale price': ['Tarif promo', 'Prix promo'],
  'Regular price': ['Tarif régulier', 'Prix régulier'],
  'Categories': ['Catégories'],
  'Tags': ['Étiquettes'],
  'Brands': ['Marques'],
  'Images': [],
  'Download limit': ['Limite de téléchargement'],
  'Download expiry days': ['Jours d’expiration du téléchargement', "Jours d'expiration du téléchargement"],
  'Parent': [],
  'Grouped products': ['Groupes de produits', 'Produits groupés'],
  'Upsells': ['Montées en gamme', 'Produits suggérés'],
  'Cross-sells': ['Ventes croisées'],
  'External URL': ['URL externe'],
  ...numbered('Attribute', 'name', (n) => [`Nom de l’attribut ${n}`, `Nom de l'attribut ${n}`]),
  ...numbered('Attribute', 'value(s)', (n) => [`Valeur(s) de l’attribut ${n}`, `Valeur(s) de l'attribut ${n}`]),
  ...numbered('Download', 'name', (n) => [`Nom du téléchargement ${n}`]),
  ...numbered('Download', 'URL', (n) => [`URL du téléchargement ${n}`]),
}

function numbered(head: string, tail: string, others: (n: number) => string[]): Record<string, string[]> {
  return Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`${head} ${i + 1} ${tail}`, others(i + 1)]))
}

/** Fields that a row has whatever its columns, with the column that a message about them names. */
const FIELDS = {
  'product': 'Parent',
  'sku': 'SKU',
  'type': 'Type',
  'status': 'Published',
  'name.fr_FR': 'Name',
  'description.fr_FR': 'Description',
  'categories': 'Categories',
  'images': 'Images',
  'barcode': 'GTIN',
  'price': 'Regular price',
  'special_price': 'Sale price',
  'special_from': 'Sale from',
  'special_to': 'Sale to',
  'weight': 'Weight',
  'stock': 'Stock',
  'manage_stock': 'Stock',
  'grouped': 'Grouped products',
  'links': 'Download 1 URL',
  'links.fr_FR': 'Download 1 name',
  'up_sells': 'Upsells',
  'cross_sells': 'Cross-sells',
}

/** What its rows say about each other. */
class Catalogue {
  /** Rows of products with variations, by SKU. */
  readonly parents = new Map<string, ForeignRow>()
  readonly #skus = new Map<string, string>()
  /** Number of variations of each parent, and how many of them have a value for each attribute. */
  readonly #variations = new Map<string, { count: number; valued: Map<string, number>; images: string[] }>()
  readonly names = new Set<string>()
  soldElsewhere = 0

  read(row: ForeignRow): void {
    if (row.ID) this.#skus.set(`id:${row.ID.trim()}`, skuOf(row))
    const type = typeOf(row)
    if (type.has('external')) this.soldElsewhere++
    if (type.has('variable')) this.parents.set(skuOf(row), row)
    for (const { name } of attributesOf(row)) this.names.add(name)
  }

  /** Called for each row once all of them were read. */
  join(row: ForeignRow): void {
    if (!typeOf(row).has('variation')) return
    const parent = this.referred(row.Parent)
    const found = this.#variations.get(parent) ?? { count: 0, valued: new Map<string, number>(), images: [] }
    found.count++
    found.images.push(...partsOf(row.Images, ','))
    for (const { name, values } of attributesOf(row)) {
      if (values.length === 1) found.valued.set(name, (found.valued.get(name) ?? 0) + 1)
    }
    this.#variations.set(parent, found)
  }

  /** The SKU that a cell refers to: `woo-hoodie`, `id:45`. */
  referred(text: string | undefined): string {
    const bare = (text ?? '').trim()
    return this.#skus.get(bare) ?? bare
  }

  /** Whether the variations of a product differ by an attribute. Where some have no value, it stands for any. */
  isOption(parent: string, name: string): boolean {
    const found = this.#variations.get(parent)
    return found !== undefined && found.valued.get(name) === found.count
  }

  hasVariations(parent: string): boolean {
    return this.#variations.has(parent)
  }

  imagesOf(parent: string): string[] {
    return this.#variations.get(parent)?.images ?? []
  }

  get isEverOption(): (name: string) => boolean {
    const options = new Set<string>()
    for (const [parent, { valued }] of this.#variations) {
      for (const name of valued.keys()) if (this.isOption(parent, name)) options.add(name)
    }
    return (name) => options.has(name)
  }
}

async function translate(file: ForeignFile): Promise<Translation> {
  const catalogue = new Catalogue()
  for await (const row of file.rows()) catalogue.read(row)
  for await (const row of file.rows()) catalogue.join(row)
  const names = await AttributeNames.of(file.app)
  const unit = /\(([a-z]+)\)/i.exec(file.header('Weight'))?.[1] ?? 'kg'
  const fields = new Map<string, string>(Object.entries(FIELDS).filter(([, column]) => file.columns.has(column)))
  for (const field of ['product', 'sku', 'type'] as const) fields.set(field, FIELDS[field])
  const options = new Map<string, string>()
  const attributes = new Map<string, string>()
  const { isEverOption } = catalogue
  const named = (name: string) => {
    const option = isEverOption(name) ? names.fieldOf(name, true) : null
    if (option) {
      options.set(name, option)
      fields.set(option, 'Attribute 1 name')
    }
    const attribute = option?.replace('option.', 'attr.') ?? names.fieldOf(name, false)
    attributes.set(name, attribute)
    fields.set(attribute, 'Attribute 1 name')
  }
  for (const name of catalogue.names) named(name)
  for (const column of ['Tags', 'Brands', 'External URL'].filter((each) => file.columns.has(each))) {
    attributes.set(column, names.fieldOf(column, false))
    fields.set(attributes.get(column) ?? '', column)
  }

  /** What a row says of the product: of its own, or of its parent's. */
  const productOf = (row: ForeignRow, sku: string): Record<string, string> => {
    const images = [...partsOf(row.Images, ','), ...catalogue.imagesOf(sku)]
    const values: Record<string, string> = {
      'status': statusOf(row),
      'name.fr_FR': row.Name ?? '',
      'description.fr_FR': htmlOf(lines(row['Short description']), lines(row.Description)),
      'categories': categoriesOf(partsOf(row.Categories, ','), '>'),
      'images': joined(images),
      'up_sells': joined(partsOf(row.Upsells, ',').map((each) => catalogue.referred(each))),
      'cross_sells': joined(partsOf(row['Cross-sells'], ',').map((each) => catalogue.referred(each))),
    }
    for (const { name, values: given } of attributesOf(row)) {
      if (!catalogue.isOption(sku, name)) Object.assign(values, names.cell(attributes.get(name), given))
    }
    for (const column of ['Tags', 'Brands'] as const) {
      if (row[column] !== undefined)
        Object.assign(values, names.cell(attributes.get(column), partsOf(row[column], ',')))
    }
    return values
  }

  const variantOf = (row: ForeignRow, heaviest: string): Record<string, string> => {
    const isCounted = (row.Stock ?? '').trim() !== ''
    const isGone = row['In stock'] !== undefined && !isYes(row['In stock'])
    return {
      sku: skuOf(row),
      price: row['Regular price'] || (row['Sale price'] ?? ''),
      special_price: row['Regular price'] ? (row['Sale price'] ?? '') : '',
      special_from: dayOf(row['Sale from']),
      special_to: dayOf(row['Sale to']),
      weight: kilogramsOf(row.Weight || heaviest, unit),
      stock: isCounted ? (row.Stock ?? '') : '',
      manage_stock: isCounted || isGone ? '1' : '0',
      ...(row.GTIN === undefined ? {} : { barcode: row.GTIN }),
    }
  }

  const variationOf = (row: ForeignRow): Record<string, string> => {
    const product = catalogue.referred(row.Parent)
    const parent = catalogue.parents.get(product)
    const values = {
      ...(parent ? productOf(parent, product) : {}),
      ...variantOf(row, parent?.Weight ?? ''),
      product,
      type: 'configurable',
    } as Record<string, string>
    for (const { name, values: given } of attributesOf(row)) {
      const field = options.get(name)
      if (field && catalogue.isOption(product, name)) values[field] = given[0] ?? ''
    }
    return values
  }

  const single = (row: ForeignRow, type: ReadonlySet<string>): Record<string, string> => {
    const sku = skuOf(row)
    const values = { ...productOf(row, sku), ...variantOf(row, '') }
    if (type.has('grouped')) {
      const rest = without(
        values,
        'price',
        'special_price',
        'special_from',
        'special_to',
        'weight',
        'stock',
        'manage_stock'
      )
      const members = partsOf(row['Grouped products'], ',').map((each) => catalogue.referred(each))
      return { ...rest, type: 'grouped', grouped: joined(members) }
    }
    if (type.has('downloadable')) return { ...without(values, 'weight', 'stock', 'manage_stock'), ...downloadsOf(row) }
    if (type.has('virtual')) return { ...without(values, 'weight'), type: 'virtual' }
    if (!type.has('external')) return { ...values, type: 'simple' }
    const field = attributes.get('External URL') ?? ''
    return { ...values, type: 'simple', status: 'draft', [field]: row['External URL'] ?? '' }
  }

  return {
    fields,
    labels: names.labels,
    warnings: catalogue.soldElsewhere
      ? [refusedRow(null, soldElsewhere({ count: catalogue.soldElsewhere }), file.header('Type'))]
      : [],
    begin: () => (row) => {
      const type = typeOf(row)
      if (type.has('variation')) return variationOf(row)
      if (!type.has('variable')) return single(row, type)
      const sku = skuOf(row)
      // Its variations have what it says. Without any in the file, it may change a product that is in the shop.
      return catalogue.hasVariations(sku)
        ? null
        : { ...productOf(row, sku), product: sku, sku: '', type: 'configurable' }
    },
  }
}

function without(values: Record<string, string>, ...fields: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}

/** `simple, downloadable, virtual` as a set. */
const typeOf = (row: ForeignRow): ReadonlySet<string> => new Set(partsOf(row.Type?.toLowerCase(), ','))

/** Shops may sell without SKUs. The id of the product never changes. */
function skuOf({ SKU: sku = '', ID: id = '' }: ForeignRow): string {
  return sku.trim() || (id.trim() === '' ? '' : `WOO-${id.trim()}`)
}

/** 1: published; 0: private; -1 and 2: a draft. What the catalogue hides is private. */
function statusOf({ Published: published = '1', Visibility: visibility = '' }: ForeignRow): string {
  if (published.trim() === '0' || (published.trim() === '1' && visibility.trim() === 'hidden')) return 'private'
  return published.trim() === '1' || published.trim() === '' ? 'published' : 'draft'
}

/** Exports write line breaks as `\n`. */
const lines = (text: string | undefined) => text?.replaceAll('\\n', '\n')

function attributesOf(row: ForeignRow): { name: string; values: string[] }[] {
  return Object.entries(row).flatMap(([column, name]) => {
    const [, n] = ATTRIBUTE.exec(column) ?? []
    if (n === undefined || name.trim() === '') return []
    return [{ name: name.trim(), values: partsOf(row[`Attribute ${n} value(s)`], ',') }]
  })
}

function downloadsOf(row: ForeignRow): Record<string, string> {
  const found = Object.entries(row).flatMap(([column, address]) => {
    const [, n] = DOWNLOAD.exec(column) ?? []
    return n === undefined || address.trim() === '' ? [] : [{ address, title: row[`Download ${n} name`] ?? '' }]
  })
  const limit = (name: string, text: string | undefined) => (Number(text) > 0 ? ` ${name}=${Number(text)}` : '')
  const limits = limit('times', row['Download limit']) + limit('days', row['Download expiry days'])
  return {
    'type': 'downloadable',
    'links': joined(found.map(({ address }) => address + limits)),
    'links.fr_FR': found.map(({ title }) => title.replaceAll('|', '/')).join('|'),
  }
}

export default productDialect(
  { fr_FR: 'Produits (WooCommerce)', en_GB: 'Products (WooCommerce)' },
  { columns: COLUMNS, marks: ['Type', 'SKU', 'Name', 'Published', 'Regular price'], translate }
)
