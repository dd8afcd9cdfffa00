import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { PluginRegistry } from '#core/plugin/registry'
import { checkPair, exactRate } from '#plugins/configuration/services/rate_rule'
import { choice } from '#core/fields/kinds/choice'
import { currencyUnknown, ratePairTaken, rateNeeded, rateSourceUnknown, rowGone } from '#plugins/configuration/errors'
import { day } from '#core/fields/kinds/day'
import { findChannels } from '#plugins/configuration/queries/find_channels'
import { findRateHistory, type PastRate } from '#plugins/configuration/queries/find_rate_history'
import { inTransaction, type RunRows } from '#core/database/run_rows'
import { insertRow } from '#core/database/insert_rows'
import { instant } from '#core/fields/kinds/instant'
import { resource } from '#core/resources/resource'
import { shopChoices } from '#plugins/configuration/queries/list_choices'
import { shopWide } from '#plugins/configuration/services/shop_wide'
import { text } from '#core/fields/kinds/text'
import type { ListColumn } from '#core/lists/list'

type Pair = { base: string; target: string }

const shared = shopWide<Pair>('exchange_rates', ({ base, target }) => `${base} ${target}`)

const upperCase = (code: string) => code.trim().toUpperCase()

const currencies = async () =>
  (await shopChoices()).currencies.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))

/** Plugins contribute sources; without one, a rate is set by hand. */
async function sources() {
  const registry = await app.container.make(PluginRegistry)
  const contributed = registry.contributions('configuration.rate_sources').map(async ({ name, load }) => {
    return { value: name, label: (await load()).label }
  })
  return [{ value: '', label: { fr_FR: 'Fixé à la main', en_GB: 'Set by hand' } }, ...(await Promise.all(contributed))]
}

/** What one unit of a currency is worth in another. A rate is text, so that no digit is lost. */
export default resource('configuration.exchange_rates', {
  label: {
    one: { fr_FR: 'Taux de change', en_GB: 'Exchange rate' },
    many: { fr_FR: 'Taux de change', en_GB: 'Exchange rates' },
    create: { fr_FR: 'Ajouter un taux', en_GB: 'Add a rate' },
  },
  empty: {
    fr_FR: 'Une seule devise n’a besoin d’aucun taux. Ils arrivent avec la première devise ajoutée à un canal.',
    en_GB: 'A single currency needs no rate. They come with the first currency added to a channel.',
  },
  consequence: {
    fr_FR: 'Supprime le taux de {base} vers {target}. Son historique reste.',
    en_GB: 'Deletes the rate from {base} to {target}. Its history stays.',
  },
  table: 'configuration_exchange_rates',
  fields: {
    base: choice({
      label: { fr_FR: 'De', en_GB: 'From' },
      required: true,
      fixed: true,
      choices: currencies,
      normalise: upperCase,
      unknown: ({ code }, field) => currencyUnknown({ currency: code }, field),
      isCode: true,
    }),
    target: choice({
      label: { fr_FR: 'Vers', en_GB: 'To' },
      required: true,
      fixed: true,
      choices: currencies,
      normalise: upperCase,
      unknown: ({ code }, field) => currencyUnknown({ currency: code }, field),
      unique: ['base'],
      taken: ratePairTaken,
      isCode: true,
    }),
    rate: text({
      label: { fr_FR: 'Taux', en_GB: 'Rate' },
      help: {
        fr_FR: 'Ce que vaut une unité de la première devise dans la seconde.',
        en_GB: 'What one unit of the first currency is worth in the second.',
      },
      required: true,
      length: 40,
    }),
    source: choice({
      label: { fr_FR: 'Source', en_GB: 'Source' },
      help: {
        fr_FR: 'Fixé à la main, un taux ne change jamais de lui-même.',
        en_GB: 'Set by hand, a rate never changes by itself.',
      },
      choices: sources,
      unknown: rateSourceUnknown,
      blank: '',
      column: false,
    }),
    publishedOn: day({ label: { fr_FR: 'Publié le', en_GB: 'Published on' }, readOnly: true }),
    changedAt: instant({ label: { fr_FR: 'Changé le', en_GB: 'Changed' }, readOnly: true, audited: false }),
  },
  virtual: {
    pair: {
      label: { fr_FR: 'Devises', en_GB: 'Currencies' },
      help: { fr_FR: 'Les deux codes : EUR → USD.', en_GB: 'Both codes: EUR → USD.' },
      form: false,
      column: { type: 'text', sql: "($row.base || ' → ' || $row.target)", isShown: false },
      read: async (rows: readonly Pair[]) => rows.map(({ base, target }) => `${base} → ${target}`),
    },
    by_hand: {
      label: { fr_FR: 'Fixé à la main', en_GB: 'Set by hand' },
      column: { type: 'boolean', sql: "($row.source = '')" },
    },
    history: {
      label: { fr_FR: 'Taux successifs', en_GB: 'Rates over time' },
      form: false,
      read: (rows: readonly Pair[], run: RunRows): Promise<PastRate[][]> =>
        Promise.all(rows.map((row) => findRateHistory(run, row))),
    },
  },
  title: 'pair',
  order: 'base,target',
  columns: ['base', 'target', 'rate', 'by_hand', 'published_on', 'changed_at'],
  path: 'administration/configuration/exchange-rates',
  screens: { list: 'configuration.admin.exchange_rates', form: 'configuration.admin.exchange_rate' },
  menu: { parent: 'configuration', order: 90 },
  permissions: { view: 'configuration.exchange_rates.list', mass_update: false, mass_delete: false },
  form: { as: 'page' },
  words: ['configuration.rates'],
  hooks: {
    ...shared.lock,
    /** A rate that staff set is of no published day. */
    async validate({ trx, before, after, origin }) {
      after.rate = exactRate(after.rate)
      if (!before) await checkPair(inTransaction(trx), after)
      if (isSame(before, after)) return
      if (origin.channel !== 'job' && before?.rate !== after.rate) after.publishedOn = null
      after.changedAt = (await app.container.make(Clock)).iso()
    },
    async afterSave({ trx, before, after }) {
      if (isSame(before, after)) return
      const { base, target, rate, source, publishedOn, changedAt } = after
      const row = { base, target, rate, source, published_on: publishedOn, from_at: changedAt }
      await insertRow(trx, 'configuration_rate_history', row)
    },
    async beforeDelete({ trx, row: { base, target } }) {
      const needs = (await findChannels(inTransaction(trx))).find(
        ({ baseCurrency, currencies: offered }) => baseCurrency === base && offered.includes(target)
      )
      if (needs) throw rateNeeded({ channel: needs.code, target })
    },
  },
  feeds: shared.feeds,
  events: shared.events,
  hasTimestamps: false,
  errors: { gone: rowGone },
  list: (made, row) => ({
    ...made,
    columns: { ...made.columns, rate: { ...(made.columns.rate as ListColumn), sort: `cast(${row}.rate as numeric)` } },
  }),
})

const isSame = (before: { rate: string; source: string } | null, after: { rate: string; source: string }) =>
  before?.rate === after.rate && before.source === after.source
