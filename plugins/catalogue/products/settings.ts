import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'

/** What staff may change of product pages while the shop runs. */
export const productSettings = {
  'catalogue.products.pack_quantity': setting(
    integer({
      label: { fr_FR: 'Pièces par carton', en_GB: 'Pieces in a case' },
      help: {
        fr_FR: 'La fiche propose d’en prendre un carton entier. 0 : la première quantité dont le prix baisse.',
        en_GB: 'The product page offers to take a full case. 0: the first quantity at a lower price.',
      },
      default: 0,
      min: 0,
      max: 1_000,
    }),
    {
      section: 'catalog',
      group: { fr_FR: 'Fiche produit', en_GB: 'Product page' },
      scope: ['channel'],
      public: true,
      permission: 'catalogue.products.update',
    }
  ),
}
