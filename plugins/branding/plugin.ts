import { routes } from '#plugins/branding/routes'
import { definePlugin } from '#core/plugin/define_plugin'

/** Colours, backgrounds, logos and sliders. */
export default definePlugin({
  id: 'branding',
  version: '0.1.0',
  label: { fr_FR: 'Charte graphique', en_GB: 'Branding' },
  requires: { core: '^1.0.0', configuration: '^0.1.0', platform: '^0.1.0', users: '^0.1.0' },
  extends: {
    'core.blocks': { 'branding.slider': () => import('#plugins/branding/sliders/slider_block') },
    'core.jobs': { 'branding.turn_slides': () => import('#plugins/branding/sliders/turn_slides_job') },
    'core.link_holders': { 'branding.slide': () => import('#plugins/branding/sliders/slide_links') },
    'core.print_looks': { 'branding.shop': () => import('#plugins/branding/sources/print_look') },
    'core.mail_looks': { 'branding.shop': () => import('#plugins/branding/sources/mail_look') },
    'core.media_uses': { 'branding.images': () => import('#plugins/branding/sources/branding_media_uses') },
    'core.schedules': {
      'branding.turn_slides': async () => ({ default: { job: 'branding.turn_slides', every: 60 } }),
    },
    'platform.banners': { 'branding.slider': () => import('#plugins/branding/sliders/slider_banner') },
    'platform.home_leads': { 'branding.slider': () => import('#plugins/branding/sliders/slider_lead') },
    'platform.branding': { shop: () => import('#plugins/branding/sources/shop_branding') },
  },
  permissions: {
    admin: {
      'branding.view': { fr_FR: 'Voir la charte graphique', en_GB: 'See the branding' },
      'branding.menu.branding': { fr_FR: 'Menu de la charte graphique', en_GB: 'Menu of the branding' },
      'branding.update_colors': {
        fr_FR: 'Modifier les couleurs et les polices',
        en_GB: 'Change the colours and fonts',
      },
      'branding.update_images': { fr_FR: 'Modifier les logos et les fonds', en_GB: 'Change logos and backgrounds' },
      'branding.publish': { fr_FR: 'Publier la charte graphique', en_GB: 'Publish the branding' },
    },
  },
  roles: {
    admin: [
      'branding.view',
      'branding.menu.branding',
      'branding.update_colors',
      'branding.update_images',
      'branding.publish',
    ],
    editor: ['branding.view'],
  },
  routes,
  demo: () => import('#plugins/branding/demo/load_sliders'),
})
