import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { boolean } from '#core/fields/kinds/boolean'
import { checkTaxRate } from '#plugins/sales/taxes/check_tax_rate'
import { choice } from '#core/fields/kinds/choice'
import { choices } from '#core/fields/kinds/choices'
import { countryChoices } from '#core/fields/kinds/country'
import { countryUnknown } from '#plugins/sales/shared/errors'
import { day } from '#core/fields/kinds/day'
import { groupUnknown, taxCategoryUnknown } from '#plugins/sales/taxes/errors'
import { groupsOf } from '#plugins/users/index'
import { integer } from '#core/fields/kinds/integer'
import { listed } from '#core/lists/listed'
import { postcodes } from '#plugins/sales/shared/postcodes'
import { percent } from '#core/fields/kinds/percent'
import { resource } from '#core/resources/resource'
import { taxCategoryTable } from '#plugins/sales/taxes/tax_category_table'
import { text } from '#core/fields/kinds/text'
import type { ListColumn } from '#core/lists/list'

const store = () => app.container.make(Store)

const labelled = (rows: Iterable<{ code: string; name: string }>) =>
  [...rows].map(({ code, name }) => ({ value: code, label: name }))

/** How much VAT holds where, for whom and when. Empty lists and texts mean: all. */
export default resource('sales.tax_rates', {
  label: {
    one: { fr_FR: 'Taux de TVA', en_GB: 'VAT rate' },
    many: { fr_FR: 'Taux de TVA', en_GB: 'VAT rates' },
    create: { fr_FR: 'Ajouter un taux', en_GB: 'Add a rate' },
  },
  caption: {
    fr_FR:
      'Le taux le plus précis l’emporte : code postal, plage, région, pays ; puis l’acheteur, la catégorie, la priorité.',
    en_GB: 'The most exact rate wins: postcode, range, state, country; then the buyer, the category, the priority.',
  },
  empty: {
    fr_FR: 'Aucun taux : le taux normal des réglages vaut partout.',
    en_GB: 'No rate: the standard rate of the settings holds everywhere.',
  },
  consequence: {
    fr_FR:
      'Supprime le taux « {name} ». Les paniers prendront le suivant qui convient ; les documents gardent le leur.',
    en_GB: 'Deletes the rate “{name}”. Carts take the next one that fits; documents keep theirs.',
  },
  table: 'sales_tax_rates',
  fields: {
    name: text({
      label: { fr_FR: 'Nom', en_GB: 'Name' },
      help: {
        fr_FR: 'Pour l’équipe. Les clients lisent « TVA 20 % ».',
        en_GB: 'For staff. Customers read “VAT 20%”.',
      },
      required: true,
      length: 120,
    }),
    basisPoints: percent({ label: { fr_FR: 'Taux', en_GB: 'Rate' }, required: true, key: 'rate' }),
    note: text({
      label: { fr_FR: 'Mention légale', en_GB: 'Legal note' },
      help: {
        fr_FR: 'Écrite sur les documents : l’article qui exonère, par exemple.',
        en_GB: 'Written on documents: the article that exempts, for one.',
      },
      blank: '',
      search: true,
    }),
    vatCategory: choice({
      label: { fr_FR: 'Catégorie de facture électronique', en_GB: 'Category of electronic invoices' },
      help: {
        fr_FR: 'Code de la norme EN 16931, gardé sur chaque ligne de facture.',
        en_GB: 'Code of EN 16931, kept on every line of an invoice.',
      },
      choices: {
        '': { fr_FR: 'Selon le taux', en_GB: 'As the rate says' },
        'S': { fr_FR: 'S – taux normal ou réduit', en_GB: 'S – standard or reduced rate' },
        'Z': { fr_FR: 'Z – taux zéro', en_GB: 'Z – zero rate' },
        'E': { fr_FR: 'E – exonéré', en_GB: 'E – exempt' },
        'K': { fr_FR: 'K – livraison intracommunautaire', en_GB: 'K – intra-Community supply' },
        'G': { fr_FR: 'G – exportation', en_GB: 'G – export' },
        'O': { fr_FR: 'O – hors champ de la TVA', en_GB: 'O – outside of VAT' },
      },
      blank: '',
      column: false,
    }),
    keepsNet: boolean({
      label: { fr_FR: 'Conserver le prix HT', en_GB: 'Keep the net price' },
      help: {
        fr_FR: 'Le client paie le prix HT plus ce taux, au lieu du prix TTC affiché. Pour les exonérations.',
        en_GB: 'The customer pays the net price plus this rate instead of the price shown. For exemptions.',
      },
      blank: false,
      column: false,
    }),
    countries: choices({
      label: { fr_FR: 'Pays', en_GB: 'Countries' },
      help: { fr_FR: 'Aucun : tous.', en_GB: 'None: all.' },
      choices: countryChoices,
      unknown: ({ code }, field) => countryUnknown({ country: code }, field),
      max: 300,
      blank: [],
      search: true,
    }),
    state: text({
      label: { fr_FR: 'Région', en_GB: 'State' },
      help: {
        fr_FR: 'Code ISO 3166-2 sans le pays, comme 2A.',
        en_GB: 'ISO 3166-2 code without the country, such as 2A.',
      },
      length: 8,
      blank: '',
      column: false,
    }),
    postcodeFrom: text({
      label: { fr_FR: 'Code postal, ou du', en_GB: 'Postcode, or from' },
      help: {
        fr_FR: 'Un code, le premier d’une plage, ou un début comme 20*.',
        en_GB: 'One code, the first of a range, or a beginning such as 20*.',
      },
      length: 16,
      blank: '',
      column: false,
    }),
    postcodeTo: text({
      label: { fr_FR: 'Code postal, au', en_GB: 'Postcode, to' },
      length: 16,
      blank: '',
      column: false,
    }),
    categories: choices({
      label: { fr_FR: 'Catégories de TVA', en_GB: 'VAT categories' },
      columnLabel: { fr_FR: 'Catégories', en_GB: 'Categories' },
      help: { fr_FR: 'Aucune : toutes.', en_GB: 'None: all.' },
      choices: async () => labelled((await taxCategoryTable(await store())).values()),
      unknown: taxCategoryUnknown,
      max: 300,
      blank: [],
    }),
    groups: choices({
      label: { fr_FR: 'Groupes de clients', en_GB: 'Customer groups' },
      columnLabel: { fr_FR: 'Groupes', en_GB: 'Groups' },
      help: { fr_FR: 'Aucun : tout le monde.', en_GB: 'None: everybody.' },
      choices: async () => labelled((await groupsOf(await store())).values()),
      unknown: groupUnknown,
      stored: 'customer_groups',
      column: 'hidden',
      max: 300,
      blank: [],
    }),
    needsVatNumber: boolean({
      label: {
        fr_FR: 'Seulement avec un numéro de TVA d’un autre pays de l’UE',
        en_GB: 'Only with a VAT number of another EU country',
      },
      columnLabel: { fr_FR: 'Numéro de TVA exigé', en_GB: 'VAT number needed' },
      key: 'vat_number',
      blank: false,
      column: 'hidden',
    }),
    startsOn: day({ label: { fr_FR: 'Dès le', en_GB: 'From' }, column: 'hidden' }),
    endsOn: day({ label: { fr_FR: 'Jusqu’au', en_GB: 'Until' }, column: 'hidden' }),
    priority: integer({
      label: { fr_FR: 'Priorité', en_GB: 'Priority' },
      help: {
        fr_FR: 'La plus petite l’emporte entre deux taux aussi précis.',
        en_GB: 'The lowest wins between two rates that are equally exact.',
      },
      min: 0,
      max: 9999,
      blank: 0,
      column: 'hidden',
    }),
  },
  virtual: {
    postcodes: {
      label: { fr_FR: 'Codes postaux', en_GB: 'Postcodes' },
      column: { type: 'text', sql: postcodes('$row') },
    },
  },
  title: 'name',
  columns: ['name', 'rate', 'categories', 'countries', 'postcodes', 'groups', 'vat_number', 'note'],
  path: 'administration/configuration/tax-rates',
  screens: { list: 'sales.admin.tax_rates', form: 'sales.admin.tax_rate' },
  menu: { parent: 'configuration', order: 110 },
  permissions: { view: 'sales.tax_rates.list' },
  form: {
    main: [
      {
        title: { fr_FR: 'Taux', en_GB: 'Rate' },
        fields: ['name', 'basisPoints', 'note', 'vatCategory', 'keepsNet'],
      },
      {
        title: { fr_FR: 'Destination', en_GB: 'Destination' },
        fields: ['countries', 'state', 'postcodeFrom', 'postcodeTo'],
      },
      {
        title: { fr_FR: 'Articles et acheteurs', en_GB: 'Goods and buyers' },
        fields: ['categories', 'groups', 'needsVatNumber'],
      },
    ],
    side: [{ title: { fr_FR: 'Validité', en_GB: 'Validity' }, fields: ['startsOn', 'endsOn', 'priority'] }],
  },
  words: ['sales.tax_rates', 'sales.table_rates'],
  hooks: {
    validate({ after }) {
      checkTaxRate(after)
    },
  },
  /** Lists of codes are texts: "FR, MC". Categories are called by their names. */
  list(made, row) {
    const texts = { categories: 'categories', countries: 'countries', groups: 'customer_groups' }
    const columns = Object.entries(texts).map(([key, column]) => {
      const { label, isShown = true } = made.columns[key] as ListColumn
      return [key, { type: 'text', sql: listed(`${row}.${column}`), label, isShown }] as const
    })
    return {
      ...made,
      columns: { ...made.columns, ...Object.fromEntries(columns) },
      async present(rows) {
        const categories = await taxCategoryTable(await store())
        const named = (codes: string) => codes.split(', ').map((code) => categories.get(code)?.name ?? code)
        return rows.map((found) =>
          typeof found.categories === 'string' ? { ...found, categories: named(found.categories).join(', ') } : found
        )
      },
    }
  },
})
