import app from '@adonisjs/core/services/app'
import { ChannelPort } from '#core/context/shop_context'
import { boolean } from '#core/fields/kinds/boolean'
import { channelName } from '#plugins/sales/shared/channel_name'
import { channelUnknown } from '#plugins/sales/shipping/table_rates/errors'
import { checkTableRate } from '#plugins/sales/shipping/table_rates/check_table_rate'
import { choice } from '#core/fields/kinds/choice'
import { countryChoices } from '#core/fields/kinds/country'
import { countryUnknown } from '#plugins/sales/shared/errors'
import { integer } from '#core/fields/kinds/integer'
import { money } from '#core/fields/kinds/money'
import { postcodes } from '#plugins/sales/shared/postcodes'
import { refuseOverlap } from '#plugins/sales/shipping/table_rates/refuse_overlap'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import type { ListColumn } from '#core/lists/list'

const upperCase = (code: string) => code.toUpperCase()

const channels = async () => (await app.container.make(ChannelPort)).all()

/** What an integer column holds on both databases. */
const MOST = 2_000_000_000

const figure = { min: 0, max: MOST } as const

const kilograms = { ...figure, digits: 3, unit: { fr_FR: 'kg', en_GB: 'kg' } } as const

/** "0–5", "5+": a range as people read it; nothing where there is none. */
const range = (name: string): string =>
  `case when $row.${name}_from is null and $row.${name}_to is null then ''
    when $row.${name}_to is null then cast(coalesce($row.${name}_from, 0) as text) || '+'
    else cast(coalesce($row.${name}_from, 0) as text) || '–' || cast($row.${name}_to as text) end`

/** What one way of delivery costs, for some goods at some place. Empty texts and nulls mean: any. */
export default resource('sales.table_rates', {
  label: {
    one: { fr_FR: 'Tarif de livraison', en_GB: 'Table rate' },
    many: { fr_FR: 'Tarifs de livraison', en_GB: 'Table rates' },
    create: { fr_FR: 'Ajouter un tarif', en_GB: 'Add a rate' },
  },
  caption: {
    fr_FR: 'Chaque libellé est un mode de livraison\u202f; la ligne la plus précise donne son prix.',
    en_GB: 'Each label is a way of delivery; the most exact row gives its price.',
  },
  empty: {
    fr_FR: 'Aucun tarif. Ajoutez-en un, ou importez un fichier.',
    en_GB: 'No rates. Add one, or import a file.',
  },
  consequence: { fr_FR: 'Supprime cette ligne de «\u202f{label}\u202f».', en_GB: 'Deletes this row of “{label}”.' },
  table: 'sales_table_rates',
  fields: {
    label: text({
      label: { fr_FR: 'Libellé', en_GB: 'Label' },
      columnLabel: { fr_FR: 'Mode de livraison', en_GB: 'Way of delivery' },
      help: {
        fr_FR: 'Ce que le client choisit, comme «\u202fColissimo à domicile\u202f».',
        en_GB: 'What customers choose, such as “Colissimo to your door”.',
      },
      required: true,
      length: 120,
      isPrinted: true,
    }),
    price: money({
      ...figure,
      label: { fr_FR: 'Prix TTC', en_GB: 'Price with VAT' },
      columnLabel: { fr_FR: 'Prix TTC', en_GB: 'Price' },
      required: true,
    }),
    delay: text({
      label: { fr_FR: 'Délai', en_GB: 'Delay' },
      help: {
        fr_FR: 'Comme le client le lit\u202f: «\u202f2 à 3 jours\u202f».',
        en_GB: 'As customers read it: “2 to 3 days”.',
      },
      length: 80,
      blank: '',
      column: 'hidden',
    }),
    country: choice({
      label: { fr_FR: 'Pays', en_GB: 'Country' },
      choices: countryChoices,
      normalise: upperCase,
      unknown: ({ code }, field) => countryUnknown({ country: code }, field),
      blank: '',
      initial: async () => 'FR',
      search: true,
    }),
    state: text({
      label: { fr_FR: 'Région', en_GB: 'State' },
      help: {
        fr_FR: 'Code ISO 3166-2 sans le pays, comme 2A.',
        en_GB: 'ISO 3166-2 code without the country, such as 2A.',
      },
      length: 8,
      normalise: upperCase,
      blank: '',
      column: 'hidden',
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
      search: true,
    }),
    postcodeTo: text({
      label: { fr_FR: 'Code postal, au', en_GB: 'Postcode, to' },
      length: 16,
      blank: '',
      column: false,
    }),
    weightFrom: integer({
      ...kilograms,
      label: { fr_FR: 'Poids, dès', en_GB: 'Weight from' },
      columnLabel: { fr_FR: 'Poids, dès (g)', en_GB: 'Weight from (g)' },
      column: 'hidden',
    }),
    weightTo: integer({ ...kilograms, label: { fr_FR: 'Poids, moins de', en_GB: 'Weight below' }, column: false }),
    amountFrom: money({
      ...figure,
      label: { fr_FR: 'Articles TTC, dès', en_GB: 'Goods with VAT from' },
      columnLabel: { fr_FR: 'Montant, dès', en_GB: 'Amount from' },
    }),
    amountTo: money({
      ...figure,
      label: { fr_FR: 'Articles TTC, moins de', en_GB: 'Goods with VAT below' },
      column: false,
    }),
    quantityFrom: integer({
      ...figure,
      label: { fr_FR: 'Nombre d’articles, dès', en_GB: 'Pieces from' },
      column: false,
    }),
    quantityTo: integer({
      ...figure,
      label: { fr_FR: 'Nombre d’articles, moins de', en_GB: 'Pieces below' },
      column: false,
    }),
    isActive: boolean({ label: { fr_FR: 'Proposé', en_GB: 'Offered' }, blank: true, key: 'active' }),
    channel: choice({
      label: { fr_FR: 'Canal', en_GB: 'Channel' },
      choices: async () => (await channels()).map(({ code }) => ({ value: code, label: code })),
      unknown: ({ code }, field) => channelUnknown({ channel: code }, field),
      required: true,
      initial: async () => (await channels())[0]?.code,
      column: 'hidden',
    }),
    position: integer({
      label: { fr_FR: 'Ordre', en_GB: 'Order' },
      help: {
        fr_FR: 'Départage deux lignes aussi précises.',
        en_GB: 'Decides between two rows that are equally exact.',
      },
      min: 0,
      max: 99_999,
      blank: 0,
      column: 'hidden',
    }),
  },
  virtual: {
    postcodes: {
      label: { fr_FR: 'Codes postaux', en_GB: 'Postcodes' },
      column: { type: 'text', sql: postcodes('$row') },
    },
    weight: {
      label: { fr_FR: 'Poids (g)', en_GB: 'Weight (g)' },
      column: { type: 'text', sql: range('weight'), sort: false },
    },
    quantity: {
      label: { fr_FR: 'Articles', en_GB: 'Pieces' },
      column: { type: 'text', sql: range('quantity'), sort: false },
    },
  },
  title: 'label',
  order: 'position',
  columns: ['label', 'country', 'postcodes', 'weight', 'quantity', 'amount_from', 'price', 'delay', 'state', 'channel'],
  path: 'administration/configuration/table-rates',
  screens: { list: 'sales.admin.table_rates', form: 'sales.admin.table_rate' },
  menu: { parent: 'configuration', order: 120 },
  permissions: { view: 'sales.table_rates.list' },
  form: {
    main: [
      { title: { fr_FR: 'Mode de livraison', en_GB: 'Way of delivery' }, fields: ['label', 'price', 'delay'] },
      {
        title: { fr_FR: 'Destination', en_GB: 'Destination' },
        help: { fr_FR: 'Un champ vide vaut pour tout.', en_GB: 'An empty field means any.' },
        fields: ['country', 'state', 'postcodeFrom', 'postcodeTo'],
      },
      {
        title: { fr_FR: 'Envoi', en_GB: 'Parcel' },
        help: {
          fr_FR: 'Le premier nombre est compris, le second ne l’est pas.',
          en_GB: 'The first figure is included, the second is not.',
        },
        fields: ['weightFrom', 'weightTo', 'amountFrom', 'amountTo', 'quantityFrom', 'quantityTo'],
      },
    ],
    side: [{ title: { fr_FR: 'Utilisation', en_GB: 'Use' }, fields: ['isActive', 'channel', 'position'] }],
  },
  words: ['sales.table_rates'],
  hooks: {
    validate({ after }) {
      Object.assign(after, checkTableRate(after))
    },
    afterSave: ({ trx, after }) => refuseOverlap(trx, after),
  },
  /** Amounts are in the currency of the channel's books, which is called by its name. */
  list(made, row) {
    const currency = `coalesce((select c.base_currency from configuration_channels c where c.code = ${row}.channel), 'EUR')`
    const { price, amount_from: amountFrom, channel } = made.columns as Record<string, ListColumn>
    const columns = {
      price: { ...price, currency },
      amount_from: { ...amountFrom, currency },
      channel: { type: 'text', sql: channelName(`${row}.channel`), label: channel?.label, isShown: false },
    }
    return { ...made, columns: { ...made.columns, ...columns } as Record<string, ListColumn> }
  },
})
