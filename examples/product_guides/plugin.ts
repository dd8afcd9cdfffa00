import { definePlugin } from '#core/plugin/define_plugin'
import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'
import { guideRoutes } from '#plugins/product_guides/routes'

/** Short guides on the pages of products: how to assemble, clean or store what is sold. */
export default definePlugin({
  id: 'product_guides',
  version: '1.0.0',
  label: { fr_FR: 'Guides de produits', en_GB: 'Product guides' },
  requires: { core: '^1.0.0', catalogue: '^0.1.0' },
  routes: guideRoutes,
  limits: { 'product_guides.thanks': { requests: 30, seconds: 3600 } },
  settings: {
    'product_guides.most': setting(
      integer({
        label: { fr_FR: 'Guides sur la page d’un produit', en_GB: 'Guides on the page of a product' },
        help: { fr_FR: 'Les plus utiles sont montrés.', en_GB: 'The most helpful are shown.' },
        default: 4,
        min: 1,
        max: 20,
      })
    ),
  },
  events: ['product_guides.guide.thanked'],
})
