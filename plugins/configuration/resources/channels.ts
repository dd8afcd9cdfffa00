import app from '@adonisjs/core/services/app'
import { ChannelRecords, type ChannelCounts } from '#core/context/channel_records'
import { Guards } from '#plugins/configuration/services/guards'
import { Settings } from '#core/settings/settings'
import { boolean } from '#core/fields/kinds/boolean'
import {
  channelLast,
  channelTaken,
  currencyUnknown,
  localeUnknown,
  rowGone,
  timezoneUnknown,
} from '#plugins/configuration/errors'
import { checkChannel, hostOf, offeredTexts } from '#plugins/configuration/services/check_channel'
import { choice } from '#core/fields/kinds/choice'
import { choices } from '#core/fields/kinds/choices'
import { findChannels } from '#plugins/configuration/queries/find_channels'
import { inTransaction, type RunRows } from '#core/database/run_rows'
import { integer } from '#core/fields/kinds/integer'
import { lines } from '#core/fields/kinds/lines'
import { listed } from '#core/lists/listed'
import { longText } from '#core/fields/kinds/long_text'
import { resource } from '#core/resources/resource'
import { shopChoices } from '#plugins/configuration/queries/list_choices'
import { shopWide } from '#plugins/configuration/services/shop_wide'
import { text } from '#core/fields/kinds/text'
import type { ListColumn } from '#core/lists/list'

const MAINTENANCE = 'configuration.general.maintenance'

const ZONES = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}))

const shared = shopWide<{ code: string }>('channels', ({ code }) => code)

const settings = () => app.container.make(Settings)
const records = () => app.container.make(ChannelRecords)

const languages = async () => (await shopChoices()).locales.map(({ code, name }) => ({ value: code, label: name }))
const upperCase = (code: string) => code.trim().toUpperCase()

const currencies = async () =>
  (await shopChoices()).currencies.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))

const first = (offered: typeof languages) => async () => (await offered())[0]?.value
const firstAlone = (offered: typeof languages) => async () => (await offered()).slice(0, 1).map(({ value }) => value)

/** In the language of the list; else in the channel's own, else its code. */
const nameIn = (row: string) => `coalesce((select t.name from configuration_channel_translations t
  where t.channel_id = ${row}.id and t.locale in (:locale, ${row}.default_locale)
  order by case when t.locale = :locale then 0 else 1 end limit 1), ${row}.code)`

/** The shops of the house: each with its host names, languages and currencies. */
export default resource('configuration.channels', {
  label: {
    one: { fr_FR: 'Canal', en_GB: 'Channel' },
    many: { fr_FR: 'Canaux', en_GB: 'Channels' },
    create: { fr_FR: 'Ajouter un canal', en_GB: 'Add a channel' },
  },
  caption: {
    fr_FR:
      'Chaque canal est une boutique avec ses noms de domaine, ses langues et ses devises. Le premier répond à tous les autres noms.',
    en_GB:
      'Each channel is a shop with its host names, languages and currencies. The first one answers all other names.',
  },
  consequence: {
    fr_FR:
      'Supprime le canal {name}, les réglages qui lui sont propres ({belongings.settings}) et ses adresses ({belongings.addresses}). Ses noms de domaine mèneront au premier canal.',
    en_GB:
      'Deletes the channel {name}, the settings of its own ({belongings.settings}) and its addresses ({belongings.addresses}). Its host names will lead to the first channel.',
  },
  table: 'configuration_channels',
  translations: { table: 'configuration_channel_translations', owner: 'channel_id' },
  fields: {
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, translated: true, length: 120 }),
    description: longText({
      label: { fr_FR: 'Description', en_GB: 'Description' },
      help: {
        fr_FR: 'Pour l’équipe\u202f: ce qui distingue ce canal.',
        en_GB: 'For staff: what makes this channel different.',
      },
      translated: true,
      length: 5000,
      rows: 2,
      column: false,
    }),
    // What the home page says of itself to search engines.
    homeMetaTitle: text({
      label: { fr_FR: 'Titre de l’accueil', en_GB: 'Title of the home page' },
      translated: true,
      form: false,
      column: false,
    }),
    homeMetaDescription: text({
      label: { fr_FR: 'Description de l’accueil', en_GB: 'Description of the home page' },
      translated: true,
      length: 500,
      form: false,
      column: false,
    }),
    code: text({
      label: { fr_FR: 'Code', en_GB: 'Code' },
      help: { fr_FR: 'Ne change plus ensuite.', en_GB: 'Cannot be changed later.' },
      required: true,
      fixed: true,
      length: 40,
      unique: true,
      taken: channelTaken,
      search: true,
      isCode: true,
    }),
    hosts: lines({
      label: { fr_FR: 'Noms de domaine', en_GB: 'Host names' },
      help: {
        fr_FR: 'Un par ligne, comme www.exemple.fr. La boutique y répond dès l’enregistrement.',
        en_GB: 'One per line, such as www.example.com. The shop answers there as soon as it is saved.',
      },
      length: 300,
      max: 50,
      normalise: hostOf,
      blank: [],
      search: true,
    }),
    locales: choices({
      label: { fr_FR: 'Langues proposées', en_GB: 'Languages offered' },
      columnLabel: { fr_FR: 'Langues', en_GB: 'Languages' },
      required: true,
      max: 20,
      choices: languages,
      initial: firstAlone(languages),
      unknown: ({ code }, field) => localeUnknown({ locale: code }, field),
    }),
    currencies: choices({
      label: { fr_FR: 'Devises proposées', en_GB: 'Currencies offered' },
      columnLabel: { fr_FR: 'Devises', en_GB: 'Currencies' },
      required: true,
      max: 60,
      choices: currencies,
      normalise: upperCase,
      initial: firstAlone(currencies),
      unknown: ({ code }, field) => currencyUnknown({ currency: code }, field),
    }),
    defaultLocale: choice({
      label: { fr_FR: 'Langue par défaut', en_GB: 'Default language' },
      required: true,
      choices: languages,
      initial: first(languages),
      unknown: ({ code }, field) => localeUnknown({ locale: code }, field),
      column: false,
    }),
    baseCurrency: choice({
      label: { fr_FR: 'Devise de base', en_GB: 'Base currency' },
      help: {
        fr_FR: 'Les autres prix sont convertis à partir d’elle.',
        en_GB: 'The other prices are converted from it.',
      },
      required: true,
      choices: currencies,
      normalise: upperCase,
      initial: first(currencies),
      unknown: ({ code }, field) => currencyUnknown({ currency: code }, field),
    }),
    timezone: choice({
      label: { fr_FR: 'Fuseau horaire', en_GB: 'Time zone' },
      required: true,
      choices: async () => ZONES,
      initial: async () => (await shopChoices()).timezone,
      unknown: ({ code }, field) => timezoneUnknown({ timezone: code }, field),
      column: 'hidden',
    }),
    isClosed: boolean({
      label: { fr_FR: 'Fermé pour maintenance', en_GB: 'Closed for maintenance' },
      help: {
        fr_FR: 'Les visiteurs lisent «\u202fService non disponible\u202f»\u202f; l’équipe continue d’entrer.',
        en_GB: 'Visitors read “Service unavailable”; staff still get in.',
      },
      blank: false,
      initial: async () => true,
      stored: false,
    }),
    allowedIps: lines({
      label: { fr_FR: 'Adresses IP admises', en_GB: 'IP addresses let in' },
      help: {
        fr_FR: 'Une par ligne\u202f: elles entrent aussi pendant la fermeture.',
        en_GB: 'One per line: they get in even while the shop is closed.',
      },
      length: 45,
      max: 100,
      blank: [],
      column: false,
    }),
    position: integer({
      label: { fr_FR: 'Ordre', en_GB: 'Order' },
      required: true,
      readOnly: true,
      form: false,
      default: 'next',
      column: 'hidden',
    }),
  },
  virtual: {
    // Maintenance is a setting, which each channel may have a value of its own for.
    isClosed: {
      label: { fr_FR: 'Fermé pour maintenance', en_GB: 'Closed for maintenance' },
      async read(rows: readonly { code: string }[]): Promise<boolean[]> {
        const all = await settings()
        return rows.map(({ code }) => all.get<boolean>(MAINTENANCE, { channel: code }))
      },
    },
    belongings: {
      label: { fr_FR: 'Réglages et adresses', en_GB: 'Settings and addresses' },
      form: false,
      async read(rows: readonly { code: string }[], run: RunRows): Promise<ChannelCounts[]> {
        const own = await records()
        return Promise.all(rows.map(({ code }) => own.of(run, code)))
      },
    },
  },
  title: 'name',
  order: 'position',
  columns: ['name', 'code', 'hosts', 'locales', 'currencies', 'base_currency', 'timezone', 'position'],
  path: 'administration/configuration/channels',
  screens: { list: 'configuration.admin.channels', form: 'configuration.admin.channel' },
  menu: { parent: 'configuration', order: 60 },
  permissions: { view: 'configuration.channels.list', mass_update: false, mass_delete: false },
  form: {
    main: [
      { title: { fr_FR: 'Où il se trouve', en_GB: 'Where it is found' }, fields: ['code', 'hosts'] },
      { title: { fr_FR: 'Textes', en_GB: 'Texts' }, fields: ['name', 'description'] },
      { title: { fr_FR: 'Maintenance', en_GB: 'Maintenance' }, fields: ['isClosed', 'allowedIps'] },
    ],
    side: [
      { title: { fr_FR: 'Langues', en_GB: 'Languages' }, fields: ['locales', 'defaultLocale'] },
      { title: { fr_FR: 'Devises', en_GB: 'Currencies' }, fields: ['currencies', 'baseCurrency'] },
      { title: { fr_FR: 'Temps', en_GB: 'Time' }, fields: ['timezone'] },
    ],
  },
  hooks: {
    ...shared.lock,
    async validate({ trx, before, after }) {
      Object.assign(after, offeredTexts(after))
      await checkChannel(inTransaction(trx), before, after)
      if (before && before.baseCurrency !== after.baseCurrency) {
        await (await app.container.make(Guards)).check(trx, { kind: 'base_currency', code: before.baseCurrency })
      }
    },
    /** A new one has the permalinks of the first. No maintenance is stored where the shop-wide one is the same. */
    async afterSave({ trx, before, after: { code, isClosed }, origin }) {
      if (!before) {
        const [like] = (await findChannels(inTransaction(trx))).filter((other) => other.code !== code)
        if (like) await (await records()).open(trx, code, like.code)
      }
      const all = await settings()
      const scope = { channel: code }
      // A file or a bulk change does not say it.
      const isChanged = (isClosed as boolean | undefined) !== undefined && all.get(MAINTENANCE, scope) !== isClosed
      if (isChanged) await all.set(trx, MAINTENANCE, isClosed, scope, origin)
    },
    async beforeDelete({ trx, row: { code } }) {
      if ((await findChannels(inTransaction(trx))).length === 1) throw channelLast()
      await (await app.container.make(Guards)).check(trx, { kind: 'channel', code })
      await (await records()).drop(trx, code)
    },
  },
  feeds: shared.feeds,
  events: shared.events,
  hasTimestamps: false,
  errors: { gone: rowGone },
  list(made, row) {
    const name = nameIn(row)
    const codes = Object.entries({ locales: 'locales', currencies: 'currencies' }).map(([key, column]) => {
      const { label } = made.columns[key] as ListColumn
      return [key, { type: 'text', sql: listed(`${row}.${column}`), label }] as const
    })
    return {
      ...made,
      columns: {
        ...made.columns,
        ...Object.fromEntries(codes),
        name: { ...(made.columns.name as ListColumn), sql: name },
      },
      search: [`core_fold(${name})`, `${row}.code`, `${row}.hosts`],
      naming: { codes: [`${row}.code`], titles: [`core_fold(${name})`] },
    }
  },
})
