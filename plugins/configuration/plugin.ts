import { definePlugin } from '#core/plugin/define_plugin'
import { permissions, roles } from '#plugins/configuration/permissions'
import { routes } from '#plugins/configuration/routes'
import { settings } from '#plugins/configuration/settings'

/** Channels, locales, currencies and the settings of the shop. */
export default definePlugin({
  id: 'configuration',
  version: '0.1.0',
  label: { fr_FR: 'Configuration', en_GB: 'Configuration' },
  requires: { core: '^1.0.0', platform: '^0.1.0' },
  permissions,
  roles,
  settings,
  demo: () => import('#plugins/configuration/demo/load_home'),
  routes,
  extends: {
    'platform.metadata_sources': { site: () => import('#plugins/configuration/sources/site_metadata') },
  },
  provides: { channels: () => import('#plugins/configuration/ports/configured_channels') },
})
