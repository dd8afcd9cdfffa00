import type { Router } from '@adonisjs/core/http'
import { indexSettings, updateSettings } from '#plugins/configuration/validators/setting_validator'

const ChannelsController = () => import('#plugins/configuration/controllers/channels_controller')
const CurrenciesController = () => import('#plugins/configuration/controllers/currencies_controller')
const SettingsController = () => import('#plugins/configuration/controllers/settings_controller')
const LocalesController = () => import('#plugins/configuration/controllers/locales_controller')

/** What staff read and change of the configuration. Each setting names the permission it needs. */
export function routes(router: Router): void {
  router
    .get('/api/admin/configuration/channels', [ChannelsController, 'index'])
    .as('configuration.admin.channels.index')
    .permission('configuration.channels.list')
  router
    .get('/api/admin/configuration/locales', [LocalesController, 'index'])
    .as('configuration.admin.locales.index')
    .permission('configuration.locales.list')
  router
    .get('/api/admin/configuration/currencies', [CurrenciesController, 'index'])
    .as('configuration.admin.currencies.index')
    .permission('configuration.currencies.list')
  router
    .get('/api/admin/configuration/settings', [SettingsController, 'index'])
    .as('configuration.admin.settings.index')
    .staff()
    .accepts(indexSettings)
  router
    .patch('/api/admin/configuration/settings', [SettingsController, 'update'])
    .as('configuration.admin.settings.update')
    .staff()
    .accepts(updateSettings)
}
