import app from '@adonisjs/core/services/app'
import { Guards } from '#plugins/configuration/services/guards'
import { currency } from '#core/fields/kinds/currency'
import { currencyName } from '#core/i18n/currencies'
import { currencyTaken, currencyUsed, rowGone } from '#plugins/configuration/errors'
import { findChannels } from '#plugins/configuration/queries/find_channels'
import { inTransaction, type RunRows } from '#core/database/run_rows'
import { integer } from '#core/fields/kinds/integer'
import { minorDigits } from '#core/money/currency'
import { queryRows } from '#core/database/query_rows'
import { resource } from '#core/resources/resource'
import { shopWide } from '#plugins/configuration/services/shop_wide'
import { text } from '#core/fields/kinds/text'

const shared = shopWide<{ code: string }>('currencies', ({ code }) => code)

/** The currencies that channels may sell in. */
export default resource('configuration.currencies', {
  label: {
    one: { fr_FR: 'Devise', en_GB: 'Currency' },
    many: { fr_FR: 'Devises', en_GB: 'Currencies' },
    create: { fr_FR: 'Ajouter une devise', en_GB: 'Add a currency' },
  },
  caption: {
    fr_FR: 'Chaque canal choisit parmi elles sa devise de base et celles qu’il propose à ses visiteurs.',
    en_GB: 'Each channel chooses among them its base currency and those it offers to its visitors.',
  },
  consequence: {
    fr_FR: 'Supprime la devise {name} et ses taux de change du jour. L’historique des taux reste.',
    en_GB: 'Deletes the currency {name} and its exchange rates of today. The history of rates stays.',
  },
  table: 'configuration_currencies',
  fields: {
    code: currency({
      label: { fr_FR: 'Devise', en_GB: 'Currency' },
      columnLabel: { fr_FR: 'Code ISO', en_GB: 'ISO code' },
      help: {
        fr_FR: 'Son nom, son symbole et ses décimales viennent de la norme ISO 4217.',
        en_GB: 'Its name, symbol and decimals come from ISO 4217.',
      },
      required: true,
      fixed: true,
      unique: true,
      taken: currencyTaken,
      search: true,
      isCode: true,
    }),
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, length: 60, default: '', form: 'change' }),
    symbol: text({
      label: { fr_FR: 'Symbole', en_GB: 'Symbol' },
      required: true,
      length: 8,
      default: '',
      form: 'change',
    }),
    decimals: integer({
      label: { fr_FR: 'Décimales', en_GB: 'Decimals' },
      required: true,
      readOnly: true,
      form: false,
    }),
    position: integer({
      label: { fr_FR: 'Ordre', en_GB: 'Order' },
      required: true,
      min: 0,
      max: 9999,
      default: 'next',
      form: 'change',
      column: 'hidden',
    }),
  },
  virtual: {
    channels: {
      label: { fr_FR: 'Canaux qui la proposent', en_GB: 'Channels that offer it' },
      async read(rows: readonly { code: string }[], run: RunRows): Promise<string[][]> {
        const channels = await findChannels(run)
        return rows.map(({ code }) => {
          return channels.filter(({ currencies }) => currencies.includes(code)).map((each) => each.code)
        })
      },
    },
  },
  title: 'name',
  order: 'position',
  path: 'administration/configuration/currencies',
  screens: { list: 'configuration.admin.currencies', form: 'configuration.admin.currency' },
  menu: { parent: 'configuration', order: 80 },
  permissions: { view: 'configuration.currencies.list' },
  form: { as: 'page' },
  words: ['configuration.currencies'],
  hooks: {
    ...shared.lock,
    /** A new one has the name in the user's language and the usual symbol, where none are given. */
    validate({ before, after, locale }) {
      if (before) return
      after.name ||= currencyName(after.code, locale)
      after.symbol ||= usualSymbol(after.code)
      after.decimals = minorDigits(after.code)
    },
    /** Its rates go with it. Their history stays. */
    async beforeDelete({ trx, row: { code } }) {
      const channels = await findChannels(inTransaction(trx))
      const codes = channels.filter(({ currencies }) => currencies.includes(code)).map((each) => each.code)
      if (codes.length > 0) throw currencyUsed({ channels: codes.join(', ') })
      await (await app.container.make(Guards)).check(trx, { kind: 'currency', code })
      await queryRows(trx, 'delete from configuration_exchange_rates where base = ? or target = ?', [code, code])
    },
  },
  feeds: shared.feeds,
  events: shared.events,
  hasTimestamps: false,
  isNumberedByHand: true,
  errors: { gone: rowGone },
})

function usualSymbol(code: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code
  return symbol.slice(0, 8)
}
