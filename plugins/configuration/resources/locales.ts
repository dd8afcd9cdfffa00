import app from '@adonisjs/core/services/app'
import { Guards } from '#plugins/configuration/services/guards'
import { boolean } from '#core/fields/kinds/boolean'
import { findChannels } from '#plugins/configuration/queries/find_channels'
import { inTransaction, type RunRows } from '#core/database/run_rows'
import { integer } from '#core/fields/kinds/integer'
import { locale } from '#core/fields/kinds/locale'
import { localeDefault, localeTaken, localeUsed, rowGone } from '#plugins/configuration/errors'
import { resource } from '#core/resources/resource'
import { shopWide } from '#plugins/configuration/services/shop_wide'
import { text } from '#core/fields/kinds/text'
import type { Locale } from '#core/i18n/locales'

const shared = shopWide<{ code: Locale }>('locales', ({ code }) => code)

/** The languages that channels may offer. */
export default resource('configuration.locales', {
  label: {
    one: { fr_FR: 'Langue', en_GB: 'Language' },
    many: { fr_FR: 'Langues', en_GB: 'Languages' },
    create: { fr_FR: 'Ajouter une langue', en_GB: 'Add a language' },
  },
  caption: {
    fr_FR: 'La boutique a ses textes en français et en anglais. Chaque canal choisit parmi les langues actives.',
    en_GB: 'The shop has its texts in French and English. Each channel chooses among the enabled languages.',
  },
  table: 'configuration_locales',
  fields: {
    code: locale({
      label: { fr_FR: 'Langue', en_GB: 'Language' },
      help: {
        fr_FR: 'Les langues dans lesquelles la boutique a ses textes.',
        en_GB: 'The languages that the shop has its texts in.',
      },
      required: true,
      fixed: true,
      unique: true,
      taken: localeTaken,
      search: true,
      isCode: true,
    }),
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, length: 60 }),
    position: integer({
      label: { fr_FR: 'Ordre', en_GB: 'Order' },
      required: true,
      min: 0,
      max: 9999,
      default: 'next',
      column: 'hidden',
    }),
    isEnabled: boolean({
      label: { fr_FR: 'Active', en_GB: 'Enabled' },
      help: {
        fr_FR: 'Désactivée, elle n’est plus proposée par aucun canal.',
        en_GB: 'While disabled, no channel offers it.',
      },
      default: true,
      key: 'enabled',
    }),
  },
  virtual: {
    channels: {
      label: { fr_FR: 'Canaux qui la proposent', en_GB: 'Channels that offer it' },
      async read(rows: readonly { code: Locale }[], run: RunRows): Promise<string[][]> {
        const channels = await findChannels(run)
        return rows.map(({ code }) => channels.filter(({ locales }) => locales.includes(code)).map((each) => each.code))
      },
    },
  },
  title: 'name',
  order: 'position',
  path: 'administration/configuration/locales',
  screens: { list: 'configuration.admin.locales', form: 'configuration.admin.locale' },
  menu: { parent: 'configuration', order: 70 },
  permissions: { view: 'configuration.locales.list' },
  form: { as: 'page' },
  hooks: {
    ...shared.lock,
    async validate({ trx, before, after }) {
      if (!before?.isEnabled || after.isEnabled) return
      const channels = await findChannels(inTransaction(trx))
      const codes = channels.filter(({ defaultLocale }) => defaultLocale === after.code).map(({ code }) => code)
      if (codes.length > 0) throw localeDefault({ channels: codes.join(', ') }, 'isEnabled')
    },
    async beforeDelete({ trx, row }) {
      const channels = await findChannels(inTransaction(trx))
      const codes = channels.filter(({ locales }) => locales.includes(row.code)).map(({ code }) => code)
      if (codes.length > 0) throw localeUsed({ channels: codes.join(', ') })
      await (await app.container.make(Guards)).check(trx, { kind: 'locale', code: row.code })
    },
  },
  feeds: shared.feeds,
  events: shared.events,
  hasTimestamps: false,
  isNumberedByHand: true,
  errors: { gone: rowGone },
})
