import { DEEPEST } from '#plugins/cms/menus/limits'
import { boolean } from '#core/fields/kinds/boolean'
import { checkItem } from '#plugins/cms/menus/check_item'
import { choice } from '#core/fields/kinds/choice'
import { forgetLinks, recordLink } from '#plugins/cms/menus/item_links'
import { link } from '#core/fields/kinds/link'
import { presentItems } from '#plugins/cms/menus/present_items'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import { treeFields } from '#core/resources/tree_fields'
import type { Label } from '#core/i18n/label'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

const MENUS = {
  list: 'cms.menus.list',
  view: 'cms.menus.list',
  create: 'cms.menus.update',
  update: 'cms.menus.update',
  delete: 'cms.menus.update',
  mass_update: false,
  mass_delete: false,
} as const

/** What stands in a menu: links below each other, and entries that the shop fills in. */
export default resource('cms.menu_items', {
  label: {
    one: label('Lien de menu', 'Menu link'),
    many: label('Liens', 'Links'),
    create: label('Ajouter un lien', 'Add a link'),
  },
  empty: label('Ce menu est vide.', 'This menu is empty.'),
  table: 'cms_menu_items',
  translations: 'json',
  fields: {
    menuId: relation({
      label: label('Menu', 'Menu'),
      of: 'cms.menus',
      required: true,
      fixed: true,
    }),
    kind: choice({
      label: label('Type', 'Kind'),
      required: true,
      default: 'link',
      column: 'hidden',
      choices: {
        link: label('Lien', 'Link'),
        heading: label('Titre sans lien', 'Heading without a link'),
        departments: label('Rayons de la boutique (automatique)', 'Departments of the shop (automatic)'),
        plugins: label('Autres pages de la boutique (automatique)', 'Other pages of the shop (automatic)'),
      },
    }),
    target: link({
      label: label('Mène à', 'Leads to'),
      help: label(
        'Cherchez une page, un article, un produit, une catégorie, ou tapez une adresse.',
        'Look for a page, a post, a product, a category, or type an address.'
      ),
      visibleWhen: { field: 'kind', is: ['link'] },
      filter: false,
    }),
    title: text({
      label: label('Titre', 'Title'),
      help: label(
        'Vide\u202f: le titre de ce à quoi le lien mène, qui suit ses changements.',
        'Empty: the title of what the link leads to, which follows its changes.'
      ),
      translated: true,
      length: 120,
      visibleWhen: { field: 'kind', is: ['link', 'heading'] },
      search: true,
    }),
    isNewWindow: boolean({
      label: label('Ouvrir dans une nouvelle fenêtre', 'Open in a new window'),
      visibleWhen: { field: 'kind', is: ['link'] },
      column: false,
    }),
    ...treeFields('cms.menu_items'),
  },
  virtual: {
    state: {
      label: label('État', 'State'),
      column: {
        type: 'choice',
        sql: 'cast(null as text)',
        sort: false,
        filter: false,
        choices: [
          { value: 'gone', label: label('Cible supprimée', 'Target deleted'), tone: 'bad' },
          {
            value: 'hidden',
            label: label('Masqué\u202f: cible non publiée', 'Hidden: target not published'),
            tone: 'waiting',
          },
        ],
      },
    },
  },
  title: 'title',
  order: 'title',
  parent: 'menuId',
  tree: { depth: DEEPEST },
  path: 'cms/menu-items',
  permissions: MENUS,
  form: { main: [{ fields: ['kind', 'target', 'title', 'isNewWindow'] }] },
  list: (made) => ({ ...made, present: presentItems }),
  hooks: {
    validate: checkItem,
    afterSave: ({ trx, after }) => recordLink(trx, after),
    afterDelete: ({ trx, row }) => forgetLinks(trx, [row.id]),
  },
})
