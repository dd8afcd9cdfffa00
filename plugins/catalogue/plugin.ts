import { definePlugin } from '#core/plugin/define_plugin'
import { permissions, roles } from '#plugins/catalogue/permissions'
import { routes } from '#plugins/catalogue/routes'
import { settings } from '#plugins/catalogue/settings'
import '#plugins/catalogue/contracts/extension_points'

/** Products, attributes, categories, stock, and the listing that shops read. */
export default definePlugin({
  id: 'catalogue',
  version: '0.1.0',
  label: { fr_FR: 'Catalogue', en_GB: 'Catalogue' },
  requires: { core: '^1.0.0', configuration: '^0.1.0', platform: '^0.1.0', users: '^0.1.0' },
  permissions,
  roles,
  routes,
  settings,
  demo: () => import('#plugins/catalogue/demo/load_demo'),
  events: [
    'catalogue.products.upserted',
    'catalogue.products.deleted',
    'catalogue.stock.moved',
    'catalogue.stock.short',
    'catalogue.vocabulary.changed',
  ],
  listeners: {
    'catalogue.products.upserted': { tell_stock_back: () => import('#plugins/catalogue/listeners/tell_stock_back') },
    'catalogue.stock.moved': { tell_stock_back: () => import('#plugins/catalogue/listeners/tell_stock_back') },
    'configuration.channels.changed': {
      relist_for_channels: () => import('#plugins/catalogue/listeners/relist_everything'),
    },
    'configuration.exchange_rates.changed': {
      convert_prices: () => import('#plugins/catalogue/listeners/convert_prices_on_rates_changed'),
    },
    'configuration.settings.changed': {
      relist_for_settings: () => import('#plugins/catalogue/listeners/relist_everything'),
    },
  },
  extends: {
    'configuration.guards': { 'catalogue.prices': () => import('#plugins/catalogue/services/price_guard') },
    'core.lists': {
      'catalogue.attributes': () => import('#plugins/catalogue/lists/attributes_list'),
      'catalogue.families': () => import('#plugins/catalogue/lists/families_list'),
      'catalogue.inventory_sources': () => import('#plugins/catalogue/lists/inventory_sources_list'),
      'catalogue.media_categories': () => import('#plugins/catalogue/lists/media_categories_list'),
      'catalogue.permalinks': () => import('#plugins/catalogue/lists/permalinks_list'),
      'catalogue.products': () => import('#plugins/catalogue/lists/product_list'),
    },
    'core.inspections': { 'catalogue.memory': () => import('#plugins/catalogue/commands/inspect_memory') },
    'core.commands': { 'catalogue.rebuild_index': () => import('#plugins/catalogue/commands/rebuild_index') },
    'platform.record_sources': {
      'catalogue.attributes': () => import('#plugins/catalogue/records/attribute_records'),
      'catalogue.categories': () => import('#plugins/catalogue/records/category_records'),
      'catalogue.products': () => import('#plugins/catalogue/widgets/product_records'),
    },
    'platform.dashboard_widgets': { 'catalogue.stock': () => import('#plugins/catalogue/widgets/stock_widget') },
    'platform.search_sources': {
      'catalogue.products': () => import('#plugins/catalogue/search/product_search'),
      'catalogue.categories': () => import('#plugins/catalogue/search/category_search'),
    },
    'platform.sitemap_sources': { 'catalogue.shop': () => import('#plugins/catalogue/search/shop_sitemap') },
    'platform.permalink_sources': {
      'catalogue.products': () => import('#plugins/catalogue/search/product_permalinks'),
      'catalogue.categories': () => import('#plugins/catalogue/search/category_permalinks'),
      'catalogue.dishes': () => import('#plugins/catalogue/search/dish_permalinks'),
    },
    'platform.metadata_sources': { 'catalogue.shop': () => import('#plugins/catalogue/search/shop_metadata') },
    'core.jobs': {
      'catalogue.bulk_change': () => import('#plugins/catalogue/jobs/bulk_change_job'),
      'catalogue.convert_prices': () => import('#plugins/catalogue/jobs/convert_prices_job'),
      'catalogue.delete_products': () => import('#plugins/catalogue/jobs/delete_products_job'),
      'catalogue.expire_reservations': () => import('#plugins/catalogue/jobs/expire_reservations_job'),
      'catalogue.relist_prices': () => import('#plugins/catalogue/jobs/relist_prices_job'),
      'catalogue.rebuild_listings': () => import('#plugins/catalogue/jobs/rebuild_listings_job'),
      'catalogue.sweep_wishlists': () => import('#plugins/catalogue/jobs/sweep_wishlists_job'),
      'catalogue.tell_stock_back': () => import('#plugins/catalogue/jobs/tell_stock_back_job'),
    },
    'core.schedules': {
      'catalogue.expire_reservations': () => import('#plugins/catalogue/jobs/expire_reservations_schedule'),
      'catalogue.relist_prices': () => import('#plugins/catalogue/jobs/relist_prices_schedule'),
      'catalogue.sweep_wishlists': () => import('#plugins/catalogue/jobs/sweep_wishlists_schedule'),
      'catalogue.tell_stock_back': () => import('#plugins/catalogue/jobs/tell_stock_back_schedule'),
    },
    'core.mails': { 'catalogue.stock_back': () => import('#plugins/catalogue/mails/stock_back') },
    'core.session_listeners': {
      'catalogue.wishlist': () => import('#plugins/catalogue/listeners/wishlist_follows_sign_in'),
    },
    'users.personal_data': {
      'catalogue.stock_alerts': () => import('#plugins/catalogue/sources/stock_alerts_personal_data'),
      'catalogue.wishlist': () => import('#plugins/catalogue/sources/wishlist_personal_data'),
    },
    'core.importers': {
      'catalogue.products': () => import('#plugins/catalogue/importers/product_file'),
      'catalogue.x_wines': () => import('#plugins/catalogue/importers/x_wines_file'),
    },
  },
  offers: ['catalogue.tax_categories', 'catalogue.wish_takers'],
})
