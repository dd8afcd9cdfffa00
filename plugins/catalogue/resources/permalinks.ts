import { choice } from '#core/fields/kinds/choice'
import { locale } from '#core/fields/kinds/locale'
import { permalinkNotFound, permalinkPresent, redirectMissing } from '#plugins/catalogue/permalinks/errors'
import { placeRedirect } from '#plugins/catalogue/permalinks/place_redirect'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'

const nameOf = (table: string, column: string, kinds: string) =>
  `(select n.name from ${table} n where $row.kind in (${kinds}) and n.${column} = cast($row.target as bigint)
     and n.locale = $row.locale)`

/** Every address of the catalogue, present and former. Staff add redirects; a present address follows its page. */
export default resource('catalogue.permalinks', {
  label: {
    one: { fr_FR: 'Permalien', en_GB: 'Permalink' },
    many: { fr_FR: 'Permaliens', en_GB: 'Permalinks' },
    create: { fr_FR: 'Ajouter une redirection', en_GB: 'Add a redirect' },
  },
  empty: {
    fr_FR:
      'Les adresses des produits, des catégories et des plats s’affichent ici. Une ancienne adresse peut renvoyer vers l’une d’elles.',
    en_GB: 'The addresses of products, categories and dishes are listed here. An old address can lead to one of them.',
  },
  consequence: {
    fr_FR: 'Cette ancienne adresse ne mènera plus nulle part.',
    en_GB: 'This old address will not lead anywhere any more.',
  },
  table: 'core_permalinks',
  where: `$row.kind in ('catalogue.product', 'catalogue.category', 'catalogue.dish', 'catalogue.redirect')`,
  fields: {
    locale: locale({ label: { fr_FR: 'Langue', en_GB: 'Language' }, required: true, fixed: true, default: 'fr_FR' }),
    path: text({
      label: { fr_FR: 'Adresse demandée', en_GB: 'Address asked for' },
      columnLabel: { fr_FR: 'Adresse', en_GB: 'Address' },
      help: {
        fr_FR: 'Depuis la racine de la boutique\u202f: /ancienne-page',
        en_GB: 'From the root of the shop: /old-page',
      },
      required: true,
      fixed: true,
      isCode: true,
    }),
    redirect: text({
      label: { fr_FR: 'Mène à', en_GB: 'Leads to' },
      columnLabel: { fr_FR: 'Renvoie vers (301)', en_GB: 'Leads to (301)' },
      fixed: true,
      missing: redirectMissing,
    }),
    kind: choice({
      label: { fr_FR: 'Nature', en_GB: 'Kind' },
      choices: {
        'catalogue.product': { fr_FR: 'Produit', en_GB: 'Product' },
        'catalogue.category': { fr_FR: 'Catégorie', en_GB: 'Category' },
        'catalogue.dish': { fr_FR: 'Plat', en_GB: 'Dish' },
        'catalogue.redirect': { fr_FR: 'Redirection', en_GB: 'Redirect' },
      },
      readOnly: true,
      form: false,
    }),
    target: text({
      label: { fr_FR: 'Numéro de la page', en_GB: 'Page number' },
      readOnly: true,
      form: false,
      key: 'target_id',
      column: 'hidden',
    }),
    channel: text({ label: { fr_FR: 'Canal', en_GB: 'Channel' }, readOnly: true, form: false, column: 'hidden' }),
  },
  virtual: {
    id: {
      label: { fr_FR: 'Numéro', en_GB: 'Number' },
      column: { type: 'id', sql: '$row.id', isShown: false },
    },
    target: {
      label: { fr_FR: 'Page', en_GB: 'Page' },
      column: {
        type: 'text',
        sql: `coalesce(${nameOf('catalogue_product_translations', 'product_id', `'catalogue.product'`)},
          ${nameOf('catalogue_category_translations', 'category_id', `'catalogue.category', 'catalogue.dish'`)}, '')`,
        sort: false,
      },
    },
    is_redirect: {
      label: { fr_FR: 'Redirection', en_GB: 'Redirect' },
      column: { type: 'boolean', sql: '$row.redirect is not null', isShown: false, sort: false },
    },
    is_present: {
      label: { fr_FR: 'Adresse en vigueur', en_GB: 'Present address' },
      help: { fr_FR: 'Une page s’y trouve.', en_GB: 'Whether a page stands there now.' },
      column: { type: 'boolean', sql: '$row.redirect is null', isShown: false, sort: false },
      read: (rows: readonly { redirect: string | null }[]) => {
        return Promise.resolve(rows.map(({ redirect }) => redirect === null))
      },
    },
  },
  title: 'path',
  order: '-id',
  columns: ['path', 'kind', 'target', 'redirect', 'locale', 'channel'],
  protects: { field: 'is_present', from: 'delete' },
  path: 'commerce/catalog/permalinks',
  menu: { parent: 'catalogue', order: 70 },
  /** A present address is changed by a route of its own, with the slug of its page. */
  permissions: {
    view: 'catalogue.permalinks.list',
    create: 'catalogue.permalinks.update',
    update: false,
    delete: 'catalogue.permalinks.update',
  },
  words: ['catalogue.vocabulary'],
  hooks: {
    async validate({ trx, after }) {
      const { locale: language, path, redirect } = after
      if (redirect !== null) Object.assign(after, await placeRedirect(trx, { locale: language, path, redirect }))
    },
    beforeDelete({ row: { path, redirect } }) {
      if (redirect === null) throw permalinkPresent({ path })
      return Promise.resolve()
    },
  },
  feeds: ({ kind }) => [['core.permalinks', kind ?? '']],
  hasTimestamps: false,
  errors: { gone: permalinkNotFound },
})
