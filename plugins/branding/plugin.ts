import { routes } from '#plugins/branding/routes'
import { definePlugin } from '#core/plugin/define_plugin'

/** Colours, backgrounds and logos. */
export default definePlugin({
  id: 'branding',
  version: '0.1.0',
  label: { fr_FR: 'Charte graphique', en_GB: 'Branding' },
  requires: { core: '^1.0.0', configuration: '^0.1.0', platform: '^0.1.0' },
  extends: {
    'core.media_uses': { 'branding.images': () => import('#plugins/branding/sources/branding_media_uses') },
    'platform.branding': { shop: () => import('#plugins/branding/sources/shop_branding') },
  },
  permissions: {
    admin: {
      'branding.view': { fr_FR: 'Voir la charte graphique', en_GB: 'See the branding' },
      'branding.update_colors': { fr_FR: 'Modifier les couleurs', en_GB: 'Change the colours' },
    },
  },
  roles: { admin: ['branding.view', 'branding.update_colors'], editor: ['branding.view'] },
  routes,
})
