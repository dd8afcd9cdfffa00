import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { STAFF_KINDS, ofKind } from '#core/custom_fields/staff_kinds'
import { optionFields } from '#core/custom_fields/option_fields'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import { treeFields } from '#core/resources/tree_fields'
import { fieldHooks } from '#plugins/cms/custom_fields/field_hooks'

/** The fields of a group, in the order of the form. Those below a group or a list of entries are its parts. */
export default resource('cms.group_fields', {
  label: {
    one: { fr_FR: 'Champ', en_GB: 'Field' },
    many: { fr_FR: 'Champs d’un groupe', en_GB: 'Fields of a group' },
    create: { fr_FR: 'Ajouter un champ', en_GB: 'Add a field' },
  },
  consequence: {
    fr_FR: 'Ce que les contenus disent dans ce champ ne s’affiche plus.',
    en_GB: 'What contents say in this field is no longer shown.',
  },
  table: 'cms_group_fields',
  translations: 'json',
  fields: {
    groupId: relation({
      label: { fr_FR: 'Groupe', en_GB: 'Group' },
      of: 'cms.custom_fields',
      required: true,
      fixed: true,
    }),
    label: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, translated: true, length: 80 }),
    kind: choice({
      label: { fr_FR: 'Nature', en_GB: 'Kind' },
      choices: STAFF_KINDS,
      required: true,
      fixed: true,
      initial: () => Promise.resolve('text'),
    }),
    help: text({ label: { fr_FR: 'Aide', en_GB: 'Help' }, translated: true, length: 200, column: false }),
    isRequired: boolean({ label: { fr_FR: 'Obligatoire', en_GB: 'Required' } }),
    isTranslated: boolean({
      label: { fr_FR: 'Une valeur par langue', en_GB: 'One value per language' },
      fixed: true,
      visibleWhen: ofKind('text', 'long_text', 'rich_text', 'url'),
      column: 'hidden',
    }),
    isHidden: boolean({
      label: { fr_FR: 'Ne pas afficher sur le site', en_GB: 'Not shown on the site' },
      column: 'hidden',
    }),
    ...optionFields,
    ...treeFields('cms.group_fields'),
  },
  title: 'label',
  parent: 'groupId',
  tree: { depth: 3 },
  path: 'cms/content-management/group-fields',
  permissions: {
    list: 'cms.custom_fields.list',
    view: 'cms.custom_fields.list',
    create: 'cms.custom_fields.update',
    update: 'cms.custom_fields.update',
    delete: 'cms.custom_fields.update',
    mass_update: false,
    mass_delete: false,
  },
  form: { as: 'page' },
  hooks: fieldHooks as never,
})
