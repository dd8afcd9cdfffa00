import { definePlugin } from '#core/plugin/define_plugin'
import { dangerous, permissions, roles } from '#plugins/configuration/permissions'
import { routes } from '#plugins/configuration/routes'
import { settings } from '#plugins/configuration/settings'
import '#plugins/configuration/contracts/configuration_guard'
import '#plugins/configuration/contracts/legal_text_source'
import '#plugins/configuration/contracts/rate_source'

const settingRecords = () => import('#plugins/configuration/search/setting_records')

/** Channels, locales, currencies and the settings of the shop. */
export default definePlugin({
  id: 'configuration',
  version: '0.1.0',
  label: { fr_FR: 'Configuration', en_GB: 'Configuration' },
  requires: { core: '^1.0.0', platform: '^0.1.0' },
  permissions,
  roles,
  dangerous,
  settings,
  demo: () => import('#plugins/configuration/demo/load_home'),
  routes,
  offers: ['configuration.guards', 'configuration.legal_texts', 'configuration.rate_sources'],
  events: [
    'configuration.channels.changed',
    'configuration.locales.changed',
    'configuration.currencies.changed',
    'configuration.exchange_rates.changed',
    'configuration.settings.changed',
  ],
  extends: {
    'core.code_names': { 'configuration.channels': () => import('#plugins/configuration/sources/channel_names') },
    'core.jobs': {
      'configuration.update_rates': () => import('#plugins/configuration/jobs/update_rates_job'),
      'configuration.schedule_rates': () => import('#plugins/configuration/jobs/schedule_rates_job'),
    },
    'core.mail_looks': { 'configuration.shop': () => import('#plugins/configuration/sources/mail_look') },
    'core.schedules': {
      'configuration.schedule_rates': () => import('#plugins/configuration/jobs/schedule_rates_schedule'),
    },
    'platform.record_sources': {
      'configuration.general': async () => ({ default: (await settingRecords()).general }),
      'configuration.catalog': async () => ({ default: (await settingRecords()).catalog }),
      'configuration.sales': async () => ({ default: (await settingRecords()).sales }),
      'configuration.emails': async () => ({ default: (await settingRecords()).emails }),
    },
    'configuration.rate_sources': { 'configuration.ecb': () => import('#plugins/configuration/sources/ecb') },
    'platform.metadata_sources': { site: () => import('#plugins/configuration/sources/site_metadata') },
  },
  provides: { channels: () => import('#plugins/configuration/ports/configured_channels') },
})
