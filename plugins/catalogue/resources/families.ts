import app from '@adonisjs/core/services/app'
import { ATTRIBUTE_CODE, TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import { boolean } from '#core/fields/kinds/boolean'
import {
  checkGroups,
  filledGroup,
  readGroups,
  refuseShape,
  writeGroups,
} from '#plugins/catalogue/vocabulary/family_groups'
import { choices } from '#core/fields/kinds/choices'
import { codeTaken } from '#plugins/catalogue/errors'
import { familyInUse, familyNotFound, familySystem } from '#plugins/catalogue/vocabulary/errors'
import { integer } from '#core/fields/kinds/integer'
import { isDeepStrictEqual } from 'node:util'
import { labelOrCode } from '#plugins/catalogue/vocabulary/label_or_code'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { queryRows } from '#core/database/query_rows'
import { repeater } from '#core/fields/kinds/repeater'
import { resource } from '#core/resources/resource'
import { slug } from '#core/fields/kinds/slug'
import { text } from '#core/fields/kinds/text'
import type { RunRows } from '#core/database/run_rows'

const NAME = { fr_FR: 'Nom', en_GB: 'Name' }
const CODE = { fr_FR: 'Code', en_GB: 'Code' }
const PRODUCTS = '(select count(*) from catalogue_products p where p.family_id = $row.id)'

/** Which attributes a kind of product has, in which groups of its form. */
export default resource('catalogue.families', {
  label: {
    one: { fr_FR: 'Famille d’attributs', en_GB: 'Attribute family' },
    many: { fr_FR: 'Familles d’attributs', en_GB: 'Attribute families' },
    create: { fr_FR: 'Créer une famille', en_GB: 'Create a family' },
  },
  empty: {
    fr_FR: 'Une famille réunit les attributs d’un genre de produits. Créez la première.',
    en_GB: 'A family gathers the attributes of one kind of product. Create the first one.',
  },
  consequence: {
    fr_FR: 'La famille disparaît\u202f; ses attributs restent.',
    en_GB: 'The family goes; its attributes stay.',
  },
  table: 'catalogue_families',
  translations: 'json',
  fields: {
    name: text({ label: NAME, required: true, length: TEXT_LIMITS.label, translated: true }),
    code: slug({
      label: CODE,
      help: {
        fr_FR: 'Minuscules, chiffres et «\u202f_\u202f», par exemple main_material. Ne change plus.',
        en_GB: 'Lower-case letters, digits and “_”, for example main_material. Can no longer be changed.',
      },
      pattern: ATTRIBUTE_CODE,
      required: true,
      fixed: true,
      unique: true,
      taken: codeTaken,
      search: true,
      isCode: true,
    }),
    isSystem: boolean({
      label: { fr_FR: 'Du catalogue', en_GB: 'Built in' },
      readOnly: true,
      form: false,
      column: false,
    }),
    groups: repeater({
      label: { fr_FR: 'Groupes du formulaire', en_GB: 'Form groups' },
      fields: {
        code: slug({
          label: CODE,
          help: { fr_FR: 'Unique dans la famille.', en_GB: 'Unique within the family.' },
          pattern: ATTRIBUTE_CODE,
          required: true,
        }),
        name: text({
          label: NAME,
          help: { fr_FR: 'Titre de la section du formulaire.', en_GB: 'Title of the section of the form.' },
          length: TEXT_LIMITS.label,
          translated: true,
        }),
        column: integer({ label: { fr_FR: 'Colonne', en_GB: 'Column' }, min: 1, max: 2, blank: 1 }),
        attributes: choices({
          label: { fr_FR: 'Attributs', en_GB: 'Attributes' },
          help: { fr_FR: 'Leurs codes, dans l’ordre.', en_GB: 'Their codes, in order.' },
          choices: attributeChoices,
          max: 500,
        }),
      },
      required: true,
      min: 0,
      max: 50,
      default: [{ code: 'general', name: { fr_FR: 'Général', en_GB: 'General' }, column: 1, attributes: [] }],
      stored: false,
      audited: true,
    }),
  },
  virtual: {
    attributes: {
      label: { fr_FR: 'Attributs', en_GB: 'Attributes' },
      column: {
        type: 'number',
        sql: `(select count(*) from catalogue_family_groups g
          join catalogue_family_attributes fa on fa.group_id = g.id where g.family_id = $row.id)`,
        filter: false,
      },
    },
    products: {
      label: { fr_FR: 'Produits', en_GB: 'Products' },
      help: { fr_FR: 'Combien en font partie.', en_GB: 'How many belong to it.' },
      column: { type: 'number', sql: PRODUCTS, filter: false },
      async read(rows: readonly { id: number }[], run: RunRows): Promise<number[]> {
        const found = await run<{ id: number; products: number }>(
          `select f.id, ${PRODUCTS.replace('$row', 'f')} as products from catalogue_families f
           where f.id in (${rows.map(() => '?').join(', ')})`,
          rows.map(({ id }) => id)
        )
        return rows.map(({ id }) => Number(found.find((each) => Number(each.id) === id)?.products ?? 0))
      },
    },
    updated_at: { label: { fr_FR: 'Modifiée', en_GB: 'Changed' }, column: { type: 'instant', sql: '$row.updated_at' } },
  },
  title: 'name',
  path: 'commerce/catalog/attribute-families',
  screens: { form: 'catalogue.admin.family', row: 'catalogue.admin.family' },
  menu: { parent: 'catalogue', order: 50 },
  permissions: { view: 'catalogue.families.list' },
  protects: { field: 'isSystem', from: 'delete' },
  form: {
    main: [
      { title: { fr_FR: 'Identité', en_GB: 'Identity' }, fields: ['name', 'code'] },
      {
        title: { fr_FR: 'Groupes du formulaire', en_GB: 'Form groups' },
        help: {
          fr_FR:
            'L’ordre et les groupes du formulaire des produits. Faites glisser, ou utilisez les flèches depuis une poignée.',
          en_GB: 'The order and the groups of the product form. Drag, or use the arrow keys on a handle.',
        },
        fields: ['groups'],
      },
    ],
  },
  words: ['catalogue.vocabulary'],
  auditBy: 'code',
  hooks: {
    lock: lockProducts,
    async read(rows, run) {
      const groups = await readGroups(
        run,
        rows.map(({ id }) => id)
      )
      for (const row of rows) row.groups = groups.get(row.id) ?? []
    },
    async validate({ trx, before, after }) {
      after.groups = after.groups.map(filledGroup)
      refuseShape(after.groups)
      if (!isDeepStrictEqual(before?.groups, after.groups)) await checkGroups(new Statements(trx), after)
    },
    async afterSave({ trx, before, after }) {
      if (!isDeepStrictEqual(before?.groups, after.groups)) await writeGroups(new Statements(trx), after)
    },
    async beforeDelete({ trx, row: { id, code, isSystem } }) {
      if (isSystem) throw familySystem({ family: code }, 'code')
      const sql = 'select count(*) as count from catalogue_products where family_id = ?'
      const [found] = await queryRows<{ count: number }>(trx, sql, [id])
      if (Number(found?.count) > 0) throw familyInUse({ family: code, count: Number(found?.count) }, 'code')
    },
  },
  feeds: () => [['catalogue.categories', '*']],
  events: () => ({
    name: 'catalogue.vocabulary.changed',
    subject: 'catalogue.vocabulary',
    payload: { subjects: ['catalogue.families'] },
  }),
  errors: { gone: familyNotFound },
})

/** Every attribute, by its code. */
async function attributeChoices() {
  const { reader } = await app.container.make(Store)
  const rows = await reader.all<{ code: string; label: unknown }>(
    'select code, label from catalogue_attributes order by position, id'
  )
  return rows.map(({ code, label }) => ({
    value: code,
    label: { fr_FR: labelOrCode(label, 'fr_FR', code), en_GB: labelOrCode(label, 'en_GB', code) },
  }))
}
