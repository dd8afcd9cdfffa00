import app from '@adonisjs/core/services/app'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { PRODUCT_STATUSES, PRODUCT_TYPES } from '#plugins/catalogue/products/upsert/product_input'
import { MISSING_VALUES } from '#plugins/catalogue/products/list/missing_values'
import { productNaming } from '#plugins/catalogue/products/list/product_naming'
import { readJson } from '#core/database/statements'
import { statusLabels, typeLabels } from '#plugins/catalogue/products/list/product_words'
import type { Choice, ListDefinition } from '#core/lists/list'
import type { Label } from '#core/i18n/label'

async function families(): Promise<Choice[]> {
  const { reader } = await app.container.make(Store)
  const rows = await reader.all<{ code: string; name: unknown }>(
    'select code, name from catalogue_families order by code'
  )
  return rows.map(({ code, name }) => ({ value: code, label: { ...same(code), ...readJson<Partial<Label>>(name) } }))
}

async function categories(): Promise<Choice[]> {
  const { reader } = await app.container.make(Store)
  const rows = await reader.all<{ id: number; code: string; name: string | null }>(
    `select c.id, c.code, t.name from catalogue_categories c
     left join catalogue_category_translations t on t.category_id = c.id and t.locale = '${DEFAULT_LOCALE}'
     where c.kind = 'category' order by t.name`
  )
  return rows.map(({ id, code, name }) => ({ value: String(id), label: name || code }))
}

const same = (text: string) => ({ fr_FR: text, en_GB: text }) satisfies Label

const choices = <T extends string>(values: readonly T[], labels: Record<T, Label>): Choice[] =>
  values.map((value) => ({ value, label: labels[value] }))

/** Names of a product's categories, read for the rows of a page only. */
const CATEGORY_NAMES = `(select string_agg(t.name, ', ' order by pc.position) from catalogue_product_categories pc
  join catalogue_categories c on c.id = pc.category_id and c.kind = 'category'
  join catalogue_category_translations t on t.category_id = c.id and t.locale = :locale
  where pc.product_id = r.product_id)`

/** Whether the product has pieces that are counted: no file, no bundle of others, nothing that there is enough of. */
const IS_COUNTED = `(r.type in ('simple', 'configurable', 'virtual') and exists
  (select 1 from catalogue_variants v where v.product_id = r.product_id and v.manage_stock))`

/** Whether it lacks values that its family requires. */
const IS_INCOMPLETE = `exists (select 1 from catalogue_products p where p.id = r.product_id
  and exists (select 1 from ${MISSING_VALUES}))`

/** Products of the back office, drafts too. */
const productList: ListDefinition = {
  permission: 'catalogue.products.list',
  label: { fr_FR: 'Produits', en_GB: 'Products' },
  from: 'catalogue_product_rows r',
  id: 'r.product_id',
  search: ['r.words'],
  naming: productNaming,
  order: '-updated_at',
  tabs: {
    drafts: { label: { fr_FR: 'Brouillons', en_GB: 'Drafts' }, filter: { status: 'draft' } },
    incomplete: { label: { fr_FR: 'Incomplets', en_GB: 'Incomplete' }, filter: { status: 'draft', incomplete: '1' } },
    out_of_stock: {
      label: { fr_FR: 'Épuisés', en_GB: 'Out of stock' },
      filter: { status: 'published', available: '..0', counted: '1' },
    },
  },
  columns: {
    image: {
      type: 'text',
      sql: 'r.image',
      label: { fr_FR: 'Image', en_GB: 'Picture' },
      sort: false,
      filter: false,
      card: 'picture',
    },
    name: {
      type: 'text',
      sql: 'r.name',
      label: { fr_FR: 'Nom', en_GB: 'Name' },
      sort: 'r.name_key',
      filter: false,
      card: 'title',
    },
    sku: {
      type: 'text',
      sql: 'r.sku',
      label: { fr_FR: 'Référence', en_GB: 'SKU' },
      sort: 'r.sku',
      filter: false,
      card: 'subtitle',
    },
    status: {
      type: 'choice',
      sql: 'r.status',
      label: { fr_FR: 'État', en_GB: 'Status' },
      choices: choices(PRODUCT_STATUSES, statusLabels),
      card: 'state',
    },
    type: {
      type: 'choice',
      sql: 'r.type',
      label: { fr_FR: 'Type', en_GB: 'Type' },
      isShown: false,
      choices: choices(PRODUCT_TYPES, typeLabels),
    },
    family: {
      type: 'choice',
      sql: 'r.family',
      label: { fr_FR: 'Famille', en_GB: 'Family' },
      choices: families,
      isShown: false,
    },
    price: {
      type: 'money',
      sql: 'r.price_amount',
      currency: 'r.currency',
      label: { fr_FR: 'Prix', en_GB: 'Price' },
      card: 'amount',
    },
    special_price: {
      type: 'money',
      sql: 'r.special_price_amount',
      currency: 'r.currency',
      label: { fr_FR: 'Prix promotionnel', en_GB: 'Special price' },
      isShown: false,
    },
    on_hand: { type: 'number', sql: 'r.on_hand', label: { fr_FR: 'En stock', en_GB: 'On hand' }, isShown: false },
    available: {
      type: 'number',
      sql: 'r.available',
      label: { fr_FR: 'Disponible', en_GB: 'Available' },
      card: 'subtitle',
    },
    counted: {
      type: 'boolean',
      sql: IS_COUNTED,
      label: { fr_FR: 'Stock suivi', en_GB: 'Stock counted' },
      isShown: false,
      sort: false,
    },
    incomplete: {
      type: 'boolean',
      sql: IS_INCOMPLETE,
      label: { fr_FR: 'Incomplet', en_GB: 'Incomplete' },
      isShown: false,
      sort: false,
    },
    categories: {
      type: 'text',
      sql: CATEGORY_NAMES,
      label: { fr_FR: 'Catégories', en_GB: 'Categories' },
      sort: false,
      filter: false,
    },
    category: {
      type: 'choice',
      sql: 'r.categories',
      label: { fr_FR: 'Catégorie', en_GB: 'Category' },
      choices: categories,
      isMany: true,
      isHidden: true,
      sort: false,
    },
    variants: {
      type: 'number',
      sql: 'r.variants',
      label: { fr_FR: 'Déclinaisons', en_GB: 'Variants' },
      isShown: false,
    },
    updated_at: { type: 'instant', sql: 'r.updated_at', label: { fr_FR: 'Modifié', en_GB: 'Updated' } },
  },
}

export default productList
