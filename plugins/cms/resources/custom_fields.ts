import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { integer } from '#core/fields/kinds/integer'
import { relation } from '#core/fields/kinds/relation'
import { repeater } from '#core/fields/kinds/repeater'
import { resource } from '#core/resources/resource'
import { TEMPLATE_LABELS } from '#plugins/cms/content/templates'
import { text } from '#core/fields/kinds/text'

/** Groups of fields that staff add to contents and categories, with where they stand. */
export default resource('cms.custom_fields', {
  label: {
    one: { fr_FR: 'Groupe de champs', en_GB: 'Group of fields' },
    many: { fr_FR: 'Champs personnalisés', en_GB: 'Custom fields' },
    create: { fr_FR: 'Créer un groupe de champs', en_GB: 'Create a group of fields' },
  },
  caption: {
    fr_FR: 'Un groupe ajoute des champs au formulaire des contenus ou des catégories de contenus.',
    en_GB: 'A group adds fields to the form of contents or of content categories.',
  },
  consequence: {
    fr_FR: 'Ses champs disparaissent des formulaires et des pages.',
    en_GB: 'Its fields go from forms and pages.',
  },
  table: 'cms_field_groups',
  translations: 'json',
  fields: {
    name: text({
      label: { fr_FR: 'Nom', en_GB: 'Name' },
      help: { fr_FR: 'Titre de la section du formulaire.', en_GB: 'Title of the section of the form.' },
      required: true,
      translated: true,
      length: 60,
    }),
    locations: repeater({
      label: { fr_FR: 'Où', en_GB: 'Where' },
      help: {
        fr_FR:
          'Les champs s’affichent là où une de ces règles est remplie en entier. Ce qui reste vide vaut pour tous les cas.',
        en_GB: 'The fields are shown where one of these rules holds whole. What is left empty holds everywhere.',
      },
      fields: {
        type: relation({ label: { fr_FR: 'Type de contenu', en_GB: 'Content type' }, of: 'cms.content_types' }),
        template: choice({ label: { fr_FR: 'Modèle de page', en_GB: 'Template' }, choices: TEMPLATE_LABELS }),
        category: relation({ label: { fr_FR: 'Catégorie', en_GB: 'Category' }, of: 'cms.categories' }),
      },
      max: 20,
    }),
    onCategories: boolean({
      label: { fr_FR: 'Aussi sur les catégories de contenus', en_GB: 'On content categories too' },
    }),
    position: integer({
      label: { fr_FR: 'Ordre', en_GB: 'Order' },
      min: 0,
      max: 9999,
      default: 'next',
      blank: 0,
      column: 'hidden',
    }),
  },
  virtual: {
    count: {
      label: { fr_FR: 'Champs', en_GB: 'Fields' },
      column: {
        type: 'number',
        sql: '(select count(*) from cms_group_fields f where f.group_id = $row.id)',
        filter: false,
      },
    },
  },
  title: 'name',
  order: 'position',
  path: 'cms/content-management/custom-fields',
  menu: { parent: 'content', order: 60 },
  permissions: { view: 'cms.custom_fields.list' },
  form: { as: 'page' },
})
