import app from '@adonisjs/core/services/app'
import { ATTRIBUTE_CODE, TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'
import { Queue } from '#core/jobs/queue'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { attributeNotFound } from '#plugins/catalogue/vocabulary/errors'
import { boolean } from '#core/fields/kinds/boolean'
import { checkAttribute, FILTERABLE, WITH_OPTIONS } from '#plugins/catalogue/vocabulary/attribute_rules'
import { choice } from '#core/fields/kinds/choice'
import { codeTaken } from '#plugins/catalogue/errors'
import { deleteValues, refuseNeeded } from '#plugins/catalogue/vocabulary/attribute_deletion'
import { fieldChanges } from '#core/audit/field_changes'
import { integer } from '#core/fields/kinds/integer'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { refuseFixed } from '#plugins/catalogue/vocabulary/refuse_fixed'
import { resource } from '#core/resources/resource'
import { slug } from '#core/fields/kinds/slug'
import { text } from '#core/fields/kinds/text'
import { usageOf, type AttributeUsage } from '#plugins/catalogue/vocabulary/attribute_usage'
import type { AttributeType } from '#plugins/catalogue/vocabulary/attribute_types'
import type { Label } from '#core/i18n/label'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

const NOTHING: AttributeUsage = { families: [], products: 0, variants: 0 }

const ofType = (...is: AttributeType[]) => ({ field: 'type', is })

/** What products may say of themselves. Options of attributes have routes of their own: there may be hundreds. */
export default resource('catalogue.attributes', {
  label: {
    one: label('Attribut', 'Attribute'),
    many: label('Attributs', 'Attributes'),
    create: label('Créer un attribut', 'Create an attribute'),
  },
  empty: label(
    'Un attribut dit une chose du produit\u202f: sa couleur, sa matière, sa taille. Créez le premier.',
    'An attribute tells one thing about a product: its colour, its material, its size. Create the first one.'
  ),
  consequence: label(
    'L’attribut et ses choix disparaissent des fiches.',
    'The attribute and its options go from the product pages.'
  ),
  table: 'catalogue_attributes',
  translations: 'json',
  fields: {
    label: text({ label: label('Nom', 'Name'), required: true, length: TEXT_LIMITS.label, translated: true }),
    code: slug({
      label: label('Code', 'Code'),
      help: label(
        'Minuscules, chiffres et «\u202f_\u202f», par exemple main_material. Ne change plus.',
        'Lower-case letters, digits and “_”, for example main_material. Can no longer be changed.'
      ),
      pattern: ATTRIBUTE_CODE,
      required: true,
      fixed: true,
      unique: true,
      taken: codeTaken,
      search: true,
      isCode: true,
    }),
    type: choice({
      label: label('Type', 'Type'),
      choices: {
        text: label('Texte', 'Text'),
        textarea: label('Texte long', 'Long text'),
        price: label('Prix', 'Price'),
        boolean: label('Oui ou non', 'Yes or no'),
        checkbox: label('Cases à cocher', 'Checkboxes'),
        select: label('Choix simple', 'One choice'),
        multiselect: label('Choix multiple', 'Several choices'),
        date: label('Date', 'Date'),
        datetime: label('Date et heure', 'Date and time'),
        image: label('Image', 'Picture'),
        file: label('Fichier', 'File'),
      } satisfies Record<AttributeType, Label>,
      required: true,
      initial: () => Promise.resolve('text'),
    }),
    validation: choice({
      label: label('Contrôle de la saisie', 'Validation'),
      choices: {
        numeric: label('Nombre entier', 'Whole number'),
        decimal: label('Nombre décimal', 'Decimal number'),
        email: label('Adresse email', 'Email address'),
        url: label('Adresse web', 'Web address'),
        regex: label('Expression régulière', 'Regular expression'),
      },
      visibleWhen: ofType('text', 'textarea'),
      column: false,
    }),
    regex: text({
      label: label('Expression régulière', 'Regular expression'),
      length: 500,
      visibleWhen: { field: 'validation', is: ['regex'] },
      column: false,
    }),
    swatchType: choice({
      label: label('Présentation des choix', 'How options are shown'),
      choices: {
        dropdown: label('Liste', 'List'),
        color: label('Pastille de couleur', 'Colour dot'),
        image: label('Image', 'Picture'),
        text: label('Texte', 'Text'),
      },
      visibleWhen: ofType(...WITH_OPTIONS),
      column: false,
    }),
    defaultValue: text({
      label: label('Valeur par défaut', 'Default value'),
      length: 1000,
      visibleWhen: ofType('text', 'textarea', 'price', 'boolean', ...WITH_OPTIONS, 'date', 'datetime'),
      column: false,
    }),
    position: integer({ label: label('Rang', 'Rank'), min: 0, max: 1_000_000, blank: 0, column: 'hidden' }),
    isRequired: boolean({
      label: label('Obligatoire', 'Required'),
      help: label('Un produit ne s’enregistre pas sans lui.', 'A product is not saved without it.'),
    }),
    isUnique: boolean({
      label: label('Unique', 'Unique'),
      help: label('Deux produits ne peuvent avoir la même valeur.', 'No two products have the same value.'),
      visibleWhen: ofType('text'),
      column: 'hidden',
    }),
    valuePerLocale: boolean({
      label: label('Une valeur par langue', 'A value per language'),
      columnLabel: label('Par langue', 'Per language'),
      help: label('Ne change plus une fois utilisé.', 'Cannot be changed once it is used.'),
      column: 'hidden',
    }),
    isFilterable: boolean({
      label: label('Filtre des listes', 'Filter in lists'),
      columnLabel: label('Filtre', 'Filter'),
      help: label('Proposé à gauche des listes de la boutique.', 'Offered beside the lists of the shop.'),
      visibleWhen: ofType(...FILTERABLE),
    }),
    isSearchable: boolean({
      label: label('Trouvé par la recherche', 'Found by search'),
      columnLabel: label('Recherche', 'Search'),
      help: label('Ses mots mènent au produit.', 'Its words lead to the product.'),
    }),
    isConfigurable: boolean({
      label: label('Distingue des variantes', 'Tells variants apart'),
      columnLabel: label('Variantes', 'Variants'),
      help: label('Contenance, taille\u202f: une variante par choix.', 'Volume, size: one variant per option.'),
      visibleWhen: ofType('select'),
    }),
    isComparable: boolean({
      label: label('Comparable', 'Comparable'),
      help: label('Figure quand on compare des produits.', 'Shown when products are compared.'),
      column: 'hidden',
    }),
    isVisibleInList: boolean({
      label: label('Sur les cartes des listes', 'On product cards'),
      help: label('Se lit sans ouvrir la fiche.', 'Read without opening the product.'),
      column: false,
    }),
    isVisibleOnPage: boolean({
      label: label('Sur la fiche produit', 'On the product page'),
      columnLabel: label('Sur la fiche', 'On the product page'),
      help: label('Se lit parmi les caractéristiques.', 'Listed among the product’s details.'),
      default: true,
      column: 'hidden',
    }),
    enableWysiwyg: boolean({
      label: label('Texte mis en forme', 'Formatted text'),
      help: label('Titres, listes et liens sont permis.', 'Headings, lists and links are allowed.'),
      visibleWhen: ofType('textarea'),
      column: false,
    }),
    isSystem: boolean({ label: label('Du catalogue', 'Built in'), readOnly: true, form: false, column: 'hidden' }),
  },
  virtual: {
    options: {
      label: label('Choix proposés', 'Options'),
      column: {
        type: 'number',
        sql: '(select count(*) from catalogue_attribute_options o where o.attribute_id = $row.id)',
        filter: false,
      },
    },
    /** What needs it. The form says it in a sentence. */
    usage: {
      label: label('Utilisation', 'Use'),
      help: label(
        'Familles, produits et variantes qui en ont besoin.',
        'Families, how many products and how many variants need it.'
      ),
      async read(rows: readonly { code: string; isSystem: boolean }[]) {
        const store = await app.container.make(Store)
        const codes = rows.map(({ code }) => code)
        const usage = await usageOf(store.read, codes)
        return rows.map(({ code, isSystem }) => {
          const { families, products, variants } = usage.get(code) ?? NOTHING
          return { families, products, variants, isUsed: isSystem || products > 0 || variants > 0 }
        })
      },
    },
    updated_at: {
      label: label('Modifié', 'Changed'),
      column: { type: 'instant', sql: '$row.updated_at', isShown: false },
    },
  },
  title: 'label',
  order: 'position',
  columns: [
    ...['label', 'code', 'type', 'options', 'is_filterable', 'is_searchable', 'is_configurable', 'is_required'],
    ...['is_unique', 'is_comparable', 'value_per_locale', 'is_visible_on_page', 'is_system', 'position', 'updated_at'],
  ],
  path: 'commerce/catalog/attributes',
  screens: { form: 'catalogue.admin.attribute', row: 'catalogue.admin.attribute' },
  menu: { parent: 'catalogue', order: 40 },
  permissions: { view: 'catalogue.attributes.list' },
  protects: { field: 'isSystem', from: 'delete' },
  form: {
    main: [
      {
        title: label('Identité', 'Identity'),
        fields: ['label', 'code', 'type', 'validation', 'regex', 'swatchType', 'defaultValue', 'position'],
      },
    ],
    side: [
      {
        title: label('Emplois', 'Uses'),
        fields: [
          ...(['isRequired', 'isUnique', 'valuePerLocale', 'isFilterable', 'isSearchable'] as const),
          ...(['isConfigurable', 'isComparable', 'isVisibleInList', 'isVisibleOnPage', 'enableWysiwyg'] as const),
        ],
      },
    ],
  },
  words: ['catalogue.vocabulary'],
  keepsAbsent: true,
  auditBy: 'code',
  hooks: {
    lock: lockProducts,
    async validate({ trx, before, after }) {
      if (before) await refuseFixed(new Statements(trx), before, after)
      checkAttribute(after)
    },
    async afterSave({ trx, before, after: { version: _, ...after } }) {
      if (before && Object.keys(fieldChanges(before, after)).length > 0) await relist(trx)
    },
    async beforeDelete({ trx, row, isConfirmed }) {
      await refuseNeeded(new Statements(trx), row, isConfirmed)
    },
    async afterDelete({ trx, row }) {
      await deleteValues(new Statements(trx), row.code)
      await relist(trx)
    },
  },
  feeds: () => [['catalogue.categories', '*']],
  events: () => ({
    name: 'catalogue.vocabulary.changed',
    subject: 'catalogue.vocabulary',
    payload: { subjects: ['catalogue.attributes'] },
  }),
  errors: { gone: attributeNotFound },
})

/** Products show words of attributes: a job makes their listings anew. */
async function relist(trx: Transaction): Promise<void> {
  await (await app.container.make(Queue)).enqueue(trx, 'catalogue.rebuild_listings', {}, { key: 'all' })
}
