import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { choices } from '#core/fields/kinds/choices'
import { integer } from '#core/fields/kinds/integer'
import { MEDIA_TYPE_LABELS, STAFF_KINDS, ofKind } from '#plugins/cms/custom_fields/staff_kinds'
import { relation } from '#core/fields/kinds/relation'
import { repeater } from '#core/fields/kinds/repeater'
import { resource } from '#core/resources/resource'
import { slug } from '#core/fields/kinds/slug'
import { text } from '#core/fields/kinds/text'
import { treeFields } from '#core/resources/tree_fields'
import { fieldHooks } from '#plugins/cms/custom_fields/field_hooks'
import { relatedRows } from '#plugins/cms/custom_fields/related_rows'

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
    choices: repeater({
      label: { fr_FR: 'Choix', en_GB: 'Choices' },
      fields: {
        value: slug({
          label: { fr_FR: 'Valeur', en_GB: 'Value' },
          help: {
            fr_FR: 'Le mot qui est enregistré\u202f; il ne devrait plus changer.',
            en_GB: 'The word that is stored; it should not change any more.',
          },
          required: true,
          length: 60,
        }),
        label: text({
          label: { fr_FR: 'Nom', en_GB: 'Name' },
          help: { fr_FR: 'Ce que lisent les visiteurs.', en_GB: 'What visitors read.' },
          required: true,
          translated: true,
          length: 80,
        }),
      },
      max: 100,
      visibleWhen: ofKind('choice', 'choices'),
    }),
    of: choice({
      label: { fr_FR: 'Choisir parmi', en_GB: 'Choose from' },
      help: {
        fr_FR: 'Le site montre les fiches qui y ont une page, comme les produits et les articles.',
        en_GB: 'The site shows the rows that have a page there, such as products and posts.',
      },
      choices: relatedRows,
      visibleWhen: ofKind('relation'),
      column: 'hidden',
    }),
    many: boolean({
      label: { fr_FR: 'Plusieurs', en_GB: 'Several' },
      visibleWhen: ofKind('relation', 'media'),
      column: 'hidden',
    }),
    accept: choices({
      label: { fr_FR: 'Fichiers acceptés', en_GB: 'Accepted files' },
      help: { fr_FR: 'Vide\u202f: des images.', en_GB: 'Empty: pictures.' },
      choices: MEDIA_TYPE_LABELS,
      visibleWhen: ofKind('media'),
      column: false,
    }),
    length: integer({
      label: { fr_FR: 'Longueur maximale', en_GB: 'Greatest length' },
      min: 1,
      max: 100_000,
      visibleWhen: ofKind('text', 'long_text'),
      column: false,
    }),
    least: integer({
      label: { fr_FR: 'Minimum', en_GB: 'Least' },
      min: -1_000_000_000,
      max: 1_000_000_000,
      visibleWhen: ofKind('integer', 'decimal'),
      column: false,
    }),
    most: integer({
      label: { fr_FR: 'Maximum', en_GB: 'Most' },
      min: -1_000_000_000,
      max: 1_000_000_000,
      visibleWhen: ofKind('integer', 'decimal'),
      column: false,
    }),
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
