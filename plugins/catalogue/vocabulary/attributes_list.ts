import { ATTRIBUTE_TYPES, type AttributeType } from '#plugins/catalogue/vocabulary/attribute_types'
import type { Label } from '#core/i18n/label'
import type { ListColumn, ListDefinition } from '#core/lists/list'

/** Types of attributes as people read them. */
const TYPES: Record<AttributeType, Label> = {
  text: { fr_FR: 'Texte', en_GB: 'Text' },
  textarea: { fr_FR: 'Texte long', en_GB: 'Long text' },
  price: { fr_FR: 'Prix', en_GB: 'Price' },
  boolean: { fr_FR: 'Oui ou non', en_GB: 'Yes or no' },
  checkbox: { fr_FR: 'Cases à cocher', en_GB: 'Checkboxes' },
  select: { fr_FR: 'Choix simple', en_GB: 'One choice' },
  multiselect: { fr_FR: 'Choix multiple', en_GB: 'Several choices' },
  date: { fr_FR: 'Date', en_GB: 'Date' },
  datetime: { fr_FR: 'Date et heure', en_GB: 'Date and time' },
  image: { fr_FR: 'Image', en_GB: 'Picture' },
  file: { fr_FR: 'Fichier', en_GB: 'File' },
}

const flag = (column: string, fr_FR: string, en_GB: string, isShown = false): ListColumn => ({
  type: 'boolean',
  sql: `a.${column}`,
  label: { fr_FR, en_GB },
  isShown,
})

/** What products may say of themselves. */
export default {
  permission: 'catalogue.attributes.list',
  label: { fr_FR: 'Attributs', en_GB: 'Attributes' },
  from: 'catalogue_attributes a',
  id: 'a.id',
  order: 'position',
  search: ['a.code', "core_fold(a.label ->> 'fr_FR')", "core_fold(coalesce(a.label ->> 'en_GB', ''))"],
  naming: {
    codes: ['a.code'],
    titles: ["core_fold(a.label ->> 'fr_FR')", "core_fold(coalesce(a.label ->> 'en_GB', ''))"],
  },
  columns: {
    label: {
      type: 'text',
      sql: `coalesce(nullif(a.label ->> :locale, ''), a.label ->> 'fr_FR', a.code)`,
      label: { fr_FR: 'Nom', en_GB: 'Name' },
    },
    code: { type: 'text', sql: 'a.code', label: { fr_FR: 'Code', en_GB: 'Code' } },
    type: {
      type: 'choice',
      sql: 'a.type',
      label: { fr_FR: 'Type', en_GB: 'Type' },
      choices: ATTRIBUTE_TYPES.map((value) => ({ value, label: TYPES[value] })),
    },
    options: {
      type: 'number',
      sql: '(select count(*) from catalogue_attribute_options o where o.attribute_id = a.id)',
      label: { fr_FR: 'Choix proposés', en_GB: 'Options' },
      filter: false,
    },
    is_filterable: flag('is_filterable', 'Filtre', 'Filter', true),
    is_searchable: flag('is_searchable', 'Recherche', 'Search', true),
    is_configurable: flag('is_configurable', 'Variantes', 'Variants', true),
    is_required: flag('is_required', 'Obligatoire', 'Required', true),
    is_unique: flag('is_unique', 'Unique', 'Unique'),
    is_comparable: flag('is_comparable', 'Comparable', 'Comparable'),
    value_per_locale: flag('value_per_locale', 'Par langue', 'Per language'),
    is_visible_on_page: flag('is_visible_on_page', 'Sur la fiche', 'On the product page'),
    is_system: flag('is_system', 'Du catalogue', 'Built in'),
    position: { type: 'number', sql: 'a.position', label: { fr_FR: 'Rang', en_GB: 'Rank' }, isShown: false },
    updated_at: { type: 'instant', sql: 'a.updated_at', label: { fr_FR: 'Modifié', en_GB: 'Changed' }, isShown: false },
  },
} satisfies ListDefinition
