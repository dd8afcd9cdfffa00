import { namedFields } from '#plugins/cms/content/named_fields'
import { resource } from '#core/resources/resource'
import { TAG_KIND } from '#plugins/cms/terms/term_addresses'
import { termHooks } from '#plugins/cms/terms/term_hooks'

/** Words that contents are found by. */
export default resource('cms.tags', {
  label: {
    one: { fr_FR: 'Étiquette', en_GB: 'Tag' },
    many: { fr_FR: 'Étiquettes', en_GB: 'Tags' },
    create: { fr_FR: 'Créer une étiquette', en_GB: 'Create a tag' },
  },
  table: 'cms_tags',
  translations: { table: 'cms_tag_translations', owner: 'owner_id' },
  fields: namedFields,
  virtual: {
    contents: {
      label: { fr_FR: 'Contenus', en_GB: 'Contents' },
      column: {
        type: 'number',
        sql: '(select count(*) from cms_contents_tags ct where ct.target_id = $row.id)',
        filter: false,
      },
    },
  },
  title: 'name',
  path: 'cms/content-management/tags',
  menu: { parent: 'content', order: 40 },
  permissions: { view: 'cms.tags.list' },
  hooks: termHooks(TAG_KIND) as never,
  usedBy: [{ label: { fr_FR: 'Contenus', en_GB: 'Contents' }, table: 'cms_contents_tags', column: 'target_id' }],
})
