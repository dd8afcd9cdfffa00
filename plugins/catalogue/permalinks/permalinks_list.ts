import { LOCALES, type Locale } from '#core/i18n/locales'
import type { ListDefinition } from '#core/lists/list'

const LANGUAGES: Record<Locale, string> = { fr_FR: 'Français', en_GB: 'English' }

/** Every address of the catalogue, present and former. */
export default {
  permission: 'catalogue.permalinks.list',
  label: { fr_FR: 'Permaliens', en_GB: 'Permalinks' },
  from: `core_permalinks p
    left join catalogue_product_translations pt on p.kind = 'catalogue.product'
      and pt.product_id = cast(p.target as bigint) and pt.locale = p.locale
    left join catalogue_category_translations ct on p.kind in ('catalogue.category', 'catalogue.dish')
      and ct.category_id = cast(p.target as bigint) and ct.locale = p.locale`,
  where: `p.kind in ('catalogue.product', 'catalogue.category', 'catalogue.dish', 'catalogue.redirect')`,
  id: 'p.id',
  order: '-id',
  search: ['p.path'],
  naming: { codes: ['p.path'] },
  columns: {
    id: { type: 'id', sql: 'p.id', label: { fr_FR: 'Numéro', en_GB: 'Number' }, isShown: false },
    path: { type: 'text', sql: 'p.path', label: { fr_FR: 'Adresse', en_GB: 'Address' } },
    kind: {
      type: 'choice',
      sql: 'p.kind',
      label: { fr_FR: 'Nature', en_GB: 'Kind' },
      choices: [
        { value: 'catalogue.product', label: { fr_FR: 'Produit', en_GB: 'Product' } },
        { value: 'catalogue.category', label: { fr_FR: 'Catégorie', en_GB: 'Category' } },
        { value: 'catalogue.dish', label: { fr_FR: 'Plat', en_GB: 'Dish' } },
        { value: 'catalogue.redirect', label: { fr_FR: 'Redirection', en_GB: 'Redirect' } },
      ],
    },
    target: {
      type: 'text',
      sql: `coalesce(pt.name, ct.name, '')`,
      label: { fr_FR: 'Page', en_GB: 'Page' },
      sort: false,
    },
    redirect: { type: 'text', sql: 'p.redirect', label: { fr_FR: 'Renvoie vers (301)', en_GB: 'Leads to (301)' } },
    is_redirect: {
      type: 'boolean',
      sql: 'p.redirect is not null',
      label: { fr_FR: 'Redirection', en_GB: 'Redirect' },
      isShown: false,
      sort: false,
    },
    locale: {
      type: 'choice',
      sql: 'p.locale',
      label: { fr_FR: 'Langue', en_GB: 'Language' },
      choices: LOCALES.map((value) => ({ value, label: LANGUAGES[value] })),
    },
    channel: { type: 'text', sql: 'p.channel', label: { fr_FR: 'Canal', en_GB: 'Channel' }, isShown: false },
    target_id: {
      type: 'text',
      sql: 'p.target',
      label: { fr_FR: 'Numéro de la page', en_GB: 'Page number' },
      isShown: false,
    },
  },
} satisfies ListDefinition
