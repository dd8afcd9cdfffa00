import type { Label } from '#core/i18n/label'

/** What a seeded attribute is, beside its label; flags not named are off. */
export interface SystemAttribute {
  code: string
  label: Label
  type: string
  flags?: readonly string[]
  validation?: string
  defaultValue?: string
  /** Group of the default family it stands in. */
  group: string
  /** Kept in a column of its own, not among the attribute values. */
  isColumn?: boolean
}

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** Groups of the default family, in order. */
export const SYSTEM_GROUPS: readonly { code: string; name: Label; column: 1 | 2 }[] = [
  { code: 'general', name: label('Général', 'General'), column: 1 },
  { code: 'description', name: label('Description', 'Description'), column: 1 },
  { code: 'meta_description', name: label('Référencement', 'Search engines'), column: 1 },
  { code: 'price', name: label('Prix', 'Price'), column: 2 },
  { code: 'shipping', name: label('Expédition', 'Shipping'), column: 2 },
  { code: 'settings', name: label('Réglages', 'Settings'), column: 2 },
  { code: 'inventories', name: label('Stock', 'Stock'), column: 2 },
  { code: 'rma', name: label('Retours', 'Returns'), column: 2 },
]

const column = { isColumn: true }
const required = 'is_required'
const perLocale = 'value_per_locale'

/** Attributes that every shop has and nobody can remove. */
export const SYSTEM_ATTRIBUTES: readonly SystemAttribute[] = [
  {
    code: 'sku',
    label: label('Référence (SKU)', 'SKU'),
    type: 'text',
    group: 'general',
    flags: [required, 'is_unique'],
    ...column,
  },
  {
    code: 'name',
    label: label('Nom', 'Name'),
    type: 'text',
    group: 'general',
    flags: [required, perLocale, 'is_comparable', 'is_searchable'],
    ...column,
  },
  {
    code: 'url_key',
    label: label('Adresse', 'Address'),
    type: 'text',
    group: 'general',
    flags: [required, 'is_unique', perLocale],
    ...column,
  },
  {
    code: 'product_number',
    label: label('Numéro d’article', 'Product number'),
    type: 'text',
    group: 'general',
    flags: ['is_unique'],
  },
  { code: 'tax_category', label: label('Catégorie de TVA', 'VAT category'), type: 'text', group: 'general', ...column },
  { code: 'status', label: label('État', 'Status'), type: 'text', group: 'settings', flags: [required], ...column },
  { code: 'new', label: label('Nouveauté', 'New'), type: 'boolean', group: 'settings', flags: ['is_filterable'] },
  { code: 'featured', label: label('Mis en avant', 'Featured'), type: 'boolean', group: 'settings' },
  {
    code: 'visible_individually',
    label: label('Visible seul', 'Visible on its own'),
    type: 'boolean',
    group: 'settings',
    defaultValue: '1',
  },
  {
    code: 'guest_checkout',
    label: label('Achat sans compte', 'Guest checkout'),
    type: 'boolean',
    group: 'settings',
    defaultValue: '1',
  },
  {
    code: 'short_description',
    label: label('Description courte', 'Short description'),
    type: 'textarea',
    group: 'description',
    flags: [perLocale],
  },
  {
    code: 'description',
    label: label('Description', 'Description'),
    type: 'textarea',
    group: 'description',
    flags: [perLocale, 'is_comparable', 'is_searchable', 'enable_wysiwyg'],
    ...column,
  },
  {
    code: 'meta_title',
    label: label('Titre pour les moteurs', 'Title for search engines'),
    type: 'textarea',
    group: 'meta_description',
    flags: [perLocale],
    ...column,
  },
  {
    code: 'meta_keywords',
    label: label('Mots-clés', 'Keywords'),
    type: 'textarea',
    group: 'meta_description',
    flags: [perLocale],
  },
  {
    code: 'meta_description',
    label: label('Description pour les moteurs', 'Description for search engines'),
    type: 'textarea',
    group: 'meta_description',
    flags: [perLocale],
    ...column,
  },
  {
    code: 'price',
    label: label('Prix', 'Price'),
    type: 'price',
    group: 'price',
    flags: [required, 'is_filterable', 'is_comparable'],
    ...column,
  },
  { code: 'cost', label: label('Prix d’achat', 'Cost'), type: 'price', group: 'price' },
  {
    code: 'special_price',
    label: label('Prix promotionnel', 'Special price'),
    type: 'price',
    group: 'price',
    ...column,
  },
  {
    code: 'special_price_from',
    label: label('Promotion à partir du', 'Special price from'),
    type: 'date',
    group: 'price',
    ...column,
  },
  {
    code: 'special_price_to',
    label: label('Promotion jusqu’au', 'Special price until'),
    type: 'date',
    group: 'price',
    ...column,
  },
  {
    code: 'length',
    label: label('Longueur (cm)', 'Length (cm)'),
    type: 'text',
    validation: 'decimal',
    group: 'shipping',
  },
  { code: 'width', label: label('Largeur (cm)', 'Width (cm)'), type: 'text', validation: 'decimal', group: 'shipping' },
  {
    code: 'height',
    label: label('Hauteur (cm)', 'Height (cm)'),
    type: 'text',
    validation: 'decimal',
    group: 'shipping',
  },
  {
    code: 'weight',
    label: label('Poids (g)', 'Weight (g)'),
    type: 'text',
    validation: 'numeric',
    group: 'shipping',
    ...column,
  },
  { code: 'barcode', label: label('Code-barres', 'Barcode'), type: 'text', group: 'inventories', ...column },
  {
    code: 'manage_stock',
    label: label('Suivre le stock', 'Manage stock'),
    type: 'boolean',
    group: 'inventories',
    ...column,
  },
  {
    code: 'allow_rma',
    label: label('Retour possible', 'May be returned'),
    type: 'boolean',
    group: 'rma',
    defaultValue: '1',
  },
  {
    code: 'en_primeur',
    label: label('Vente en primeur (sans rétractation)', 'Sold en primeur (no withdrawal)'),
    type: 'boolean',
    group: 'rma',
  },
]

/** Codes of the system attributes that are columns. */
export const COLUMN_ATTRIBUTES: ReadonlySet<string> = new Set(
  SYSTEM_ATTRIBUTES.filter(({ isColumn }) => isColumn).map(({ code }) => code)
)

/** Family of a product that names none. */
export const DEFAULT_FAMILY = 'default'

/** Source that every shop begins with. */
export const DEFAULT_SOURCE = 'main'
