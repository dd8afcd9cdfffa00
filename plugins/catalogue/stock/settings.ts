import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'

const stock = { section: 'catalog', group: { fr_FR: 'Stock', en_GB: 'Stock' } }

/** What staff may change of stock while the shop runs. */
export const stockSettings = {
  'catalogue.stock.low_quantity': setting(
    integer({
      label: { fr_FR: 'Stock faible à partir de', en_GB: 'Stock is low from' },
      help: {
        fr_FR: 'La fiche annonce alors les derniers exemplaires.',
        en_GB: 'The product page then tells of the last units.',
      },
      default: 6,
      min: 0,
      max: 100_000,
    }),
    { ...stock, scope: ['channel'], permission: 'catalogue.products.update_inventories' }
  ),
}
