import { setting } from '#core/settings/setting'

/** What staff may change of the catalogue while the shop runs. */
export const settings = {
  'catalogue.permalinks.product': setting({
    type: 'text',
    default: '/{slug}',
    label: { fr_FR: 'Adresse des produits', en_GB: 'Product addresses' },
    permission: 'catalogue.permalinks.update',
  }),
  'catalogue.permalinks.category': setting({
    type: 'text',
    default: '/boutique/{slug}',
    label: { fr_FR: 'Adresse des catégories', en_GB: 'Category addresses' },
    permission: 'catalogue.permalinks.update',
  }),
  'catalogue.permalinks.dish': setting({
    type: 'text',
    default: '/boutique/plats-associes/{slug}',
    label: { fr_FR: 'Adresse des plats associés', en_GB: 'Dish addresses' },
    permission: 'catalogue.permalinks.update',
  }),
  'catalogue.listing.page_size': setting({
    type: 'integer',
    default: 24,
    label: { fr_FR: 'Produits par page', en_GB: 'Products per page' },
    scope: ['channel'],
    permission: 'catalogue.products.update',
  }),
  'catalogue.listing.largest_page': setting({
    type: 'integer',
    default: 96,
    label: { fr_FR: 'Produits par page, au plus', en_GB: 'Products per page, at most' },
    permission: 'catalogue.products.update',
  }),
  'catalogue.stock.low_quantity': setting({
    type: 'integer',
    default: 6,
    label: { fr_FR: 'Stock faible à partir de', en_GB: 'Stock is low from' },
    scope: ['channel'],
    permission: 'catalogue.products.update_inventories',
  }),
  'catalogue.stock.reservation_minutes': setting({
    type: 'integer',
    default: 30,
    label: { fr_FR: 'Durée d’une réservation de stock, en minutes', en_GB: 'Stock is kept for, in minutes' },
    permission: 'catalogue.products.update_inventories',
  }),
}
