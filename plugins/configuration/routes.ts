import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import { destroyRecord } from '#core/records/record_validators'
import { storeChannel, updateChannel } from '#plugins/configuration/validators/channel_validator'
import { storeCurrencyChoice } from '#plugins/configuration/validators/currency_choice_validator'
import { showLegalText } from '#plugins/configuration/validators/legal_text_validator'
import { storeRate, updateRate } from '#plugins/configuration/validators/rate_validator'
import { indexSettings, updateSettings } from '#plugins/configuration/validators/setting_validator'

const ChannelChoicesController = () => import('#plugins/configuration/controllers/channel_choices_controller')
const ChannelsController = () => import('#plugins/configuration/controllers/channels_controller')
const CurrencyChoicesController = () => import('#plugins/configuration/controllers/currency_choices_controller')
const ExchangeRatesController = () => import('#plugins/configuration/controllers/exchange_rates_controller')
const LegalTextsController = () => import('#plugins/configuration/controllers/legal_texts_controller')
const RateChoicesController = () => import('#plugins/configuration/controllers/rate_choices_controller')
const RateUpdatesController = () => import('#plugins/configuration/controllers/rate_updates_controller')
const SettingScopesController = () => import('#plugins/configuration/controllers/setting_scopes_controller')
const SettingsController = () => import('#plugins/configuration/controllers/settings_controller')

/** Routes for the choices of visitors, and for the configuration that staff read and change. */
export function routes(router: Router): void {
  router
    .post('/api/configuration/currency-choice', [CurrencyChoicesController, 'store'])
    .as('configuration.currency_choices.store')
    .public()
    .accepts(storeCurrencyChoice)
  router
    .get('/api/configuration/legal-texts/:kind', [LegalTextsController, 'show'])
    .as('configuration.legal_texts.show')
    .public()
    .accepts(showLegalText)
  channelsRoutes(router)
  exchangeRatesRoutes(router)
  choiceRoutes(router)
  settingRoutes(router)
}

/** Reading and changing channels. */
function channelsRoutes(router: Router): void {
  router
    .get('/api/admin/configuration/channels', [ChannelsController, 'index'])
    .as('configuration.admin.channels.index')
    .permission('configuration.channels.list')
    .accepts(listQuery)
  router
    .post('/api/admin/configuration/channels', [ChannelsController, 'store'])
    .as('configuration.admin.channels.store')
    .permission('configuration.channels.create')
    .accepts(storeChannel)
  router
    .get('/api/admin/configuration/channels/:id', [ChannelsController, 'show'])
    .as('configuration.admin.channels.show')
    .permission('configuration.channels.list')
  router
    .put('/api/admin/configuration/channels/:id', [ChannelsController, 'update'])
    .as('configuration.admin.channels.update')
    .permission('configuration.channels.update')
    .accepts(updateChannel)
  router
    .delete('/api/admin/configuration/channels/:id', [ChannelsController, 'destroy'])
    .as('configuration.admin.channels.destroy')
    .permission('configuration.channels.delete')
    .accepts(destroyRecord)
}

/** Reading and changing exchange rates. */
function exchangeRatesRoutes(router: Router): void {
  router
    .get('/api/admin/configuration/exchange-rates', [ExchangeRatesController, 'index'])
    .as('configuration.admin.exchange_rates.index')
    .permission('configuration.exchange_rates.list')
    .accepts(listQuery)
  router
    .post('/api/admin/configuration/exchange-rates', [ExchangeRatesController, 'store'])
    .as('configuration.admin.exchange_rates.store')
    .permission('configuration.exchange_rates.create')
    .accepts(storeRate)
  router
    .get('/api/admin/configuration/exchange-rates/:id', [ExchangeRatesController, 'show'])
    .as('configuration.admin.exchange_rates.show')
    .permission('configuration.exchange_rates.list')
  router
    .put('/api/admin/configuration/exchange-rates/:id', [ExchangeRatesController, 'update'])
    .as('configuration.admin.exchange_rates.update')
    .permission('configuration.exchange_rates.update')
    .accepts(updateRate)
  router
    .delete('/api/admin/configuration/exchange-rates/:id', [ExchangeRatesController, 'destroy'])
    .as('configuration.admin.exchange_rates.destroy')
    .permission('configuration.exchange_rates.delete')
    .accepts(destroyRecord)
}

/** Choices of forms, and fetches from the sources of rates. */
function choiceRoutes(router: Router): void {
  router
    .get('/api/admin/configuration/channel-choices', [ChannelChoicesController, 'index'])
    .as('configuration.admin.channel_choices.index')
    .permission('configuration.channels.list')
  router
    .get('/api/admin/configuration/rate-choices', [RateChoicesController, 'index'])
    .as('configuration.admin.rate_choices.index')
    .permission('configuration.exchange_rates.list')
  router
    .get('/api/admin/configuration/rate-updates', [RateUpdatesController, 'index'])
    .as('configuration.admin.rate_updates.index')
    .permission('configuration.exchange_rates.list')
  router
    .post('/api/admin/configuration/rate-updates', [RateUpdatesController, 'store'])
    .as('configuration.admin.rate_updates.store')
    .permission('configuration.exchange_rates.update_rates')
}

/** Each setting names the permission it needs: the controller asks for it. */
function settingRoutes(router: Router): void {
  router
    .get('/api/admin/configuration/settings', [SettingsController, 'index'])
    .as('configuration.admin.settings.index')
    .staff()
    .accepts(indexSettings)
  router
    .put('/api/admin/configuration/settings', [SettingsController, 'update'])
    .as('configuration.admin.settings.update')
    .staff()
    .accepts(updateSettings)
  router
    .get('/api/admin/configuration/setting-scopes', [SettingScopesController, 'index'])
    .as('configuration.admin.setting_scopes.index')
    .staff()
}
