import { definePlugin } from '#core/plugin/define_plugin'
import { permissions, roles } from '#plugins/catalogue/permissions'
import { dangerous, presets } from '#plugins/catalogue/permissions/presets'
import { routes } from '#plugins/catalogue/routes'
import { settings } from '#plugins/catalogue/settings'
import '#plugins/catalogue/contracts/extension_points'

const linkedPages = () => import('#plugins/catalogue/links/linked_pages')

/** Products, attributes, categories, stock, and the listing that shops read. */
export default definePlugin({
  id: 'catalogue',
  version: '0.1.0',
  label: { fr_FR: 'Catalogue', en_GB: 'Catalogue' },
  requires: { core: '^1.0.0', configuration: '^0.1.0', platform: '^0.1.0', users: '^0.1.0' },
  permissions,
  roles,
  presets,
  dangerous,
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
    'catalogue.products.upserted': {
      tell_stock_back: () => import('#plugins/catalogue/stock_alerts/tell_stock_back_listener'),
    },
    'catalogue.stock.moved': {
      tell_stock_back: () => import('#plugins/catalogue/stock_alerts/tell_stock_back_listener'),
    },
    'configuration.channels.changed': {
      relist_for_channels: () => import('#plugins/catalogue/listing/relist_everything'),
    },
    'configuration.exchange_rates.changed': {
      convert_prices: () => import('#plugins/catalogue/listing/convert_prices_on_rates_changed'),
    },
    'configuration.settings.changed': {
      relist_for_settings: () => import('#plugins/catalogue/listing/relist_everything'),
    },
  },
  extends: {
    'configuration.guards': { 'catalogue.prices': () => import('#plugins/catalogue/prices/price_guard') },
    'core.blocks': {
      'catalogue.products': () => import('#plugins/catalogue/blocks/products_block'),
      'catalogue.product_list': () => import('#plugins/catalogue/blocks/product_list_block'),
    },
    'core.code_names': {
      'catalogue.attributes': () => import('#plugins/catalogue/vocabulary/attribute_names'),
      'catalogue.categories': () => import('#plugins/catalogue/categories/category_names'),
      'catalogue.families': () => import('#plugins/catalogue/vocabulary/family_names'),
      'catalogue.inventory_sources': () => import('#plugins/catalogue/stock/inventory_source_names'),
    },
    'core.link_holders': {
      'catalogue.product': () => import('#plugins/catalogue/links/product_links'),
      'catalogue.category': () => import('#plugins/catalogue/links/category_links'),
      'catalogue.dish': () => import('#plugins/catalogue/links/dish_links'),
    },
    'core.link_targets': {
      'catalogue.product': () => import('#plugins/catalogue/links/product_targets'),
      'catalogue.category': () => import('#plugins/catalogue/links/category_targets'),
      'catalogue.dish': () => import('#plugins/catalogue/links/dish_targets'),
    },
    'core.linked_pages': {
      'catalogue.product': async () => ({ default: (await linkedPages()).products }),
      'catalogue.category': async () => ({ default: (await linkedPages()).categories }),
      'catalogue.dish': async () => ({ default: (await linkedPages()).dishes }),
    },
    'core.lists': {
      'catalogue.products': () => import('#plugins/catalogue/products/list/product_list'),
    },
    'core.inspections': { 'catalogue.memory': () => import('#plugins/catalogue/listing/inspect_memory') },
    'core.commands': { 'catalogue.rebuild_index': () => import('#plugins/catalogue/listing/rebuild_index') },
    'platform.banner_places': {
      'catalogue.list': async () => ({
        default: { label: { fr_FR: 'Haut des listes de produits', en_GB: 'Top of the lists of products' } },
      }),
      'catalogue.product': async () => ({
        default: {
          label: { fr_FR: 'Pages de produits, sous la description', en_GB: 'Product pages, below the description' },
        },
      }),
    },
    'platform.record_sources': {
      'catalogue.attributes': () => import('#plugins/catalogue/vocabulary/attribute_records'),
      'catalogue.categories': () => import('#plugins/catalogue/categories/category_records'),
      'catalogue.products': () => import('#plugins/catalogue/products/product_records'),
    },
    'platform.desk_sources': { 'catalogue.reviews': () => import('#plugins/catalogue/reviews/review_desk') },
    'platform.menu_counts': { 'catalogue.reviews': () => import('#plugins/catalogue/reviews/reviews_to_check') },
    'platform.dashboard_widgets': { 'catalogue.stock': () => import('#plugins/catalogue/stock/stock_widget') },
    'platform.search_sources': {
      'catalogue.products': () => import('#plugins/catalogue/search/product_search'),
      'catalogue.categories': () => import('#plugins/catalogue/search/category_search'),
    },
    'platform.sitemap_sources': { 'catalogue.shop': () => import('#plugins/catalogue/search/shop_sitemap') },
    'platform.permalink_patterns': { 'catalogue.shop': () => import('#plugins/catalogue/permalinks/pattern_source') },
    'platform.permalink_sources': {
      'catalogue.products': () => import('#plugins/catalogue/permalinks/product_permalinks'),
      'catalogue.categories': () => import('#plugins/catalogue/permalinks/category_permalinks'),
      'catalogue.dishes': () => import('#plugins/catalogue/permalinks/dish_permalinks'),
    },
    'platform.metadata_sources': { 'catalogue.shop': () => import('#plugins/catalogue/search/shop_metadata') },
    'core.jobs': {
      'catalogue.bulk_change': () => import('#plugins/catalogue/products/bulk/bulk_change_job'),
      'catalogue.convert_prices': () => import('#plugins/catalogue/listing/jobs/convert_prices_job'),
      'catalogue.delete_products': () => import('#plugins/catalogue/products/deletion/delete_products_job'),
      'catalogue.expire_reservations': () => import('#plugins/catalogue/stock/expire_reservations_job'),
      'catalogue.invite_reviews': () => import('#plugins/catalogue/reviews/invitations/invite_reviews_job'),
      'catalogue.relist_prices': () => import('#plugins/catalogue/listing/jobs/relist_prices_job'),
      'catalogue.rebuild_listings': () => import('#plugins/catalogue/listing/jobs/rebuild_listings_job'),
      'catalogue.sweep_wishlists': () => import('#plugins/catalogue/wishlist/sweep_wishlists_job'),
      'catalogue.tell_stock_back': () => import('#plugins/catalogue/stock_alerts/tell_stock_back_job'),
    },
    'core.schedules': {
      'catalogue.expire_reservations': () => import('#plugins/catalogue/stock/expire_reservations_schedule'),
      'catalogue.invite_reviews': () => import('#plugins/catalogue/reviews/invitations/invite_reviews_schedule'),
      'catalogue.relist_prices': () => import('#plugins/catalogue/listing/jobs/relist_prices_schedule'),
      'catalogue.sweep_wishlists': () => import('#plugins/catalogue/wishlist/sweep_wishlists_schedule'),
      'catalogue.tell_stock_back': () => import('#plugins/catalogue/stock_alerts/tell_stock_back_schedule'),
    },
    'core.mails': {
      'catalogue.review_invitation': () => import('#plugins/catalogue/reviews/invitations/invitation_mail'),
      'catalogue.stock_back': () => import('#plugins/catalogue/stock_alerts/stock_back_mail'),
    },
    'core.media_uses': { 'catalogue.shop': () => import('#plugins/catalogue/media/catalogue_media_uses') },
    'core.session_listeners': {
      'catalogue.wishlist': () => import('#plugins/catalogue/wishlist/wishlist_follows_sign_in'),
    },
    'users.personal_data': {
      'catalogue.reviews': () => import('#plugins/catalogue/reviews/reviews_personal_data'),
      'catalogue.stock_alerts': () => import('#plugins/catalogue/stock_alerts/stock_alerts_personal_data'),
      'catalogue.wishlist': () => import('#plugins/catalogue/wishlist/wishlist_personal_data'),
    },
    'core.exporters': { 'catalogue.products': () => import('#plugins/catalogue/export/product_exporter') },
    'core.warm_ups': { 'catalogue.lists': () => import('#plugins/catalogue/listing/warm_up_lists') },
    'core.import_undo': {
      'catalogue.products': () => import('#plugins/catalogue/import/undo/products'),
      'catalogue.categories': () => import('#plugins/catalogue/import/undo/categories'),
      'catalogue.attributes': () => import('#plugins/catalogue/import/undo/attributes'),
      'catalogue.reviews': () => import('#plugins/catalogue/reviews/import/undo_reviews'),
      'catalogue.stock': () => import('#plugins/catalogue/stock/import/undo_stock'),
    },
    'core.importers': {
      'catalogue.products': () => import('#plugins/catalogue/import/product_file'),
      'catalogue.woocommerce': () => import('#plugins/catalogue/import/dialects/woocommerce'),
      'catalogue.shopify': () => import('#plugins/catalogue/import/dialects/shopify'),
      'catalogue.prestashop': () => import('#plugins/catalogue/import/dialects/prestashop'),
      'catalogue.prestashop_combinations': () => import('#plugins/catalogue/import/dialects/prestashop_combinations'),
      'catalogue.bagisto': () => import('#plugins/catalogue/import/dialects/bagisto'),
      'catalogue.magento': () => import('#plugins/catalogue/import/dialects/magento'),
      'catalogue.vendure': () => import('#plugins/catalogue/import/dialects/vendure'),
      'catalogue.categories': () => import('#plugins/catalogue/categories/import/category_file'),
      'catalogue.prestashop_categories': () => import('#plugins/catalogue/categories/import/dialects/prestashop'),
      'catalogue.magento_categories': () => import('#plugins/catalogue/categories/import/dialects/magento'),
      'catalogue.bagisto_categories': () => import('#plugins/catalogue/categories/import/dialects/bagisto'),
      'catalogue.x_wines': () => import('#plugins/catalogue/import/x_wines_file'),
      'catalogue.x_wines_ratings': () => import('#plugins/catalogue/import/x_wines_ratings_file'),
      'catalogue.review_file': () => import('#plugins/catalogue/reviews/import/review_file'),
      'catalogue.magento_reviews': () => import('#plugins/catalogue/reviews/import/dialects/magento'),
      'catalogue.shopify_reviews': () => import('#plugins/catalogue/reviews/import/dialects/shopify'),
      'catalogue.stock': () => import('#plugins/catalogue/stock/import/stock_file'),
      'catalogue.magento_stock': () => import('#plugins/catalogue/stock/import/dialects/magento'),
      'catalogue.shopify_stock': () => import('#plugins/catalogue/stock/import/dialects/shopify'),
    },
  },
  paths: ['/reviews/:slug', '/reviews/write/:token'],
  limits: { 'catalogue.reviews': { requests: 60, seconds: 3600 } },
  offers: ['catalogue.purchases', 'catalogue.tax_categories', 'catalogue.wish_takers'],
})
