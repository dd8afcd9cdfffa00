import { longText } from '#core/fields/kinds/long_text'
import { namedFields } from '#plugins/cms/content/named_fields'
import { resource } from '#core/resources/resource'
import { CATEGORY_KIND } from '#plugins/cms/terms/term_addresses'
import { termHooks } from '#plugins/cms/terms/term_hooks'
import { treeFields } from '#core/resources/tree_fields'

/** What contents are sorted into, one below another. */
export default resource('cms.categories', {
  label: {
    one: { fr_FR: 'Catégorie de contenus', en_GB: 'Content category' },
    many: { fr_FR: 'Catégories de contenus', en_GB: 'Content categories' },
    create: { fr_FR: 'Créer une catégorie', en_GB: 'Create a category' },
  },
  table: 'cms_categories',
  translations: { table: 'cms_category_translations', owner: 'owner_id' },
  fields: {
    ...namedFields,
    description: longText({
      label: { fr_FR: 'Description', en_GB: 'Description' },
      translated: true,
      length: 2000,
      column: false,
    }),
    ...treeFields('cms.categories'),
  },
  virtual: {
    contents: {
      label: { fr_FR: 'Contenus', en_GB: 'Contents' },
      column: {
        type: 'number',
        sql: '(select count(*) from cms_contents_categories cc where cc.target_id = $row.id)',
        filter: false,
      },
    },
  },
  title: 'name',
  tree: { depth: 4 },
  path: 'cms/content-management/categories',
  menu: { parent: 'content', order: 30 },
  permissions: { view: 'cms.categories.list' },
  form: { as: 'page' },
  hooks: termHooks(CATEGORY_KIND) as never,
  usedBy: [
    {
      label: { fr_FR: 'Contenus', en_GB: 'Contents' },
      table: 'cms_contents_categories',
      column: 'target_id',
    },
  ],
})
