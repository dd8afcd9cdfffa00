import { AttributeNames } from '#plugins/catalogue/import/dialects/attribute_names'
import { Store } from '#core/database/store'
import { dayOf, htmlOf, joined, kilogramsOf, partsOf } from '#plugins/catalogue/import/dialects/cell_text'
import { netPrices } from '#plugins/catalogue/import/dialects/net_prices'
import { productDialect } from '#plugins/catalogue/import/dialects/product_dialect'
import type { ForeignFile, ForeignRow, Translation } from '#core/import/dialect'

/** The columns that are read, with their names in French files. */
const COLUMNS = {
  'Product ID': ['ID', 'Product ID*', 'ID produit', 'Identifiant produit'],
  'Active': ['Active (0/1)', 'Actif (0/1)'],
  'Name': ['Name *', 'Nom *', 'Nom'],
  'Categories': ['Categories (x,y,z...)', 'Catégories (x,y,z...)'],
  'Price tax excluded': ['Prix HT', 'Prix hors taxes'],
  'Price tax included': ['Prix TTC'],
  'Tax rules ID': ['ID règle de taxes', 'ID de règle de taxe'],
  'Discount amount': ['Montant de la remise', 'Montant de la réduction'],
  'Discount percent': ['Pourcentage de la remise', 'Pourcentage de réduction'],
  'Discount from': ['Discount from (yyyy-mm-dd)', 'Remise à partir du (aaaa-mm-jj)'],
  'Discount to': ['Discount to (yyyy-mm-dd)', 'Remise jusqu’au (aaaa-mm-jj)'],
  'Reference': ['Reference #', 'Référence', 'Référence n°'],
  'Manufacturer': ['Brand', 'Marque', 'Fabricant'],
  'EAN13': ['EAN-13'],
  'Weight': ['Poids'],
  'Quantity': ['Quantité'],
  'Visibility': ['Visibilité'],
  'Summary': ['Short description', 'Résumé', 'Récapitulatif'],
  'Description': [],
  'Tags': ['Tags (x,y,z...)', 'Mots-clés (x,y,z...)'],
  'Meta title': ['Balise titre', 'Méta-titre'],
  'Meta description': ['Méta-description'],
  'URL rewritten': ['Rewritten URL', 'URL réécrite', 'URL simplifiée'],
  'Image URLs': ['Image URLs (x,y,z...)', 'URL des images (x,y,z...)'],
  'Feature': ['Feature(Name:Value:Position)', 'Caractéristique (Nom:Valeur:Position)'],
  'Virtual product': ['Produit dématérialisé', 'Produit virtuel'],
}

const FIELDS: Record<string, string> = {
  'product': 'Product ID',
  'sku': 'Reference',
  'type': 'Virtual product',
  'status': 'Active',
  'name.fr_FR': 'Name',
  'slug.fr_FR': 'URL rewritten',
  'description.fr_FR': 'Description',
  'meta_title.fr_FR': 'Meta title',
  'meta_description.fr_FR': 'Meta description',
  'categories': 'Categories',
  'images': 'Image URLs',
  'barcode': 'EAN13',
  'price': 'Price tax excluded',
  'special_price': 'Discount percent',
  'special_from': 'Discount from',
  'special_to': 'Discount to',
  'weight': 'Weight',
  'stock': 'Quantity',
}

/** The code of a product: combinations name it by its id, in a file of their own. */
export const productCode = (id: string | undefined): string => (id?.trim() ? `PS-${id.trim()}` : '')

/** `Colour:Blue:1, Size:XL` by name. The position at the end is not kept. */
function featuresOf({ Feature: text }: ForeignRow): Map<string, string[]> {
  const features = new Map<string, string[]>()
  for (const part of partsOf(text, ',')) {
    const [name = '', value = ''] = part.split(':').map((each) => each.trim())
    if (name !== '' && value !== '') features.set(name, [...(features.get(name) ?? []), value])
  }
  return features
}

/** Codes of the products of PrestaShop's files that have combinations in this shop. */
async function withCombinations({ app }: ForeignFile): Promise<Set<string>> {
  const store = await app.container.make(Store)
  const rows = await store.reader.all<{ code: string }>(
    `select code from catalogue_products where type = 'configurable' and code like 'PS-%'`
  )
  return new Set(rows.map(({ code }) => code))
}

async function translate(file: ForeignFile): Promise<Translation> {
  const featureNames = new Set<string>()
  for await (const row of file.rows()) for (const name of featuresOf(row).keys()) featureNames.add(name)
  const combined = await withCombinations(file)
  const prices = await netPrices(file.app)
  const names = await AttributeNames.of(file.app)
  const words = ['Manufacturer', 'Tags'].filter((column) => file.columns.has(column))
  const attributes = new Map([...words, ...featureNames].map((name) => [name, names.fieldOf(name, false)]))
  const fields = new Map(Object.entries(FIELDS).filter(([, column]) => file.columns.has(column)))
  if (file.columns.has('Price tax included')) fields.set('price', 'Price tax included')
  for (const [name, field] of attributes) fields.set(field, words.includes(name) ? name : 'Feature')

  /** The price with VAT, and what a discount leaves of it. */
  const priceOf = (row: ForeignRow): Record<string, string> => {
    const shown = row['Price tax included']?.trim() ?? ''
    const isTaxed = shown === '' && row['Tax rules ID']?.trim() !== '0'
    const net = row['Price tax excluded'] ?? ''
    const price = isTaxed ? prices.gross(net) : prices.plain(shown || net)
    if (price === null) return { price: shown || net, special_price: '' }
    const reduced = prices.reduced(price, row['Discount percent'] ?? '', row['Discount amount'] ?? '')
    return { price: prices.cell(price), special_price: reduced === null ? '' : prices.cell(reduced) }
  }

  return {
    fields,
    labels: names.labels,
    begin: () => (row) => {
      const product = productCode(row['Product ID'])
      const values: Record<string, string> = {
        product,
        'status': statusOf(row),
        'name.fr_FR': row.Name ?? '',
        'slug.fr_FR': row['URL rewritten'] ?? '',
        'description.fr_FR': htmlOf(...new Set([row.Summary, row.Description])),
        'meta_title.fr_FR': row['Meta title'] ?? '',
        'meta_description.fr_FR': row['Meta description'] ?? '',
        'categories': joined(partsOf(row.Categories, ',').filter((name) => name !== 'Home' && name !== 'Accueil')),
        'images': joined(partsOf(row['Image URLs'], ',')),
        ...names.cell(attributes.get('Manufacturer'), partsOf(row.Manufacturer, '|')),
        ...names.cell(attributes.get('Tags'), partsOf(row.Tags, ',')),
      }
      const features = featuresOf(row)
      for (const name of featureNames) Object.assign(values, names.cell(attributes.get(name), features.get(name) ?? []))
      // Prices and stock of a product with combinations are theirs.
      if (combined.has(product)) return { ...values, sku: '' }
      const isVirtual = row['Virtual product']?.trim() === '1'
      return {
        ...values,
        ...priceOf(row),
        sku: row.Reference?.trim() || product,
        type: isVirtual ? 'virtual' : 'simple',
        barcode: row.EAN13 ?? '',
        special_from: dayOf(row['Discount from']).replace(/^0000.*/, ''),
        special_to: dayOf(row['Discount to']).replace(/^0000.*/, ''),
        weight: isVirtual ? '' : kilogramsOf(row.Weight, 'kg'),
        stock: row.Quantity ?? '',
      }
    },
  }
}

/** A product that no page lists is private. */
function statusOf({ Active: active = '1', Visibility: visibility = '' }: ForeignRow): string {
  if (active.trim() === '0') return 'draft'
  return visibility.trim() === 'none' ? 'private' : 'published'
}

export default productDialect(
  { fr_FR: 'Produits (PrestaShop)', en_GB: 'Products (PrestaShop)' },
  { columns: COLUMNS, marks: ['Product ID', 'Name', 'Tax rules ID', 'Reference', 'Quantity'], translate }
)
