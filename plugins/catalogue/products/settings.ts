import { setting } from '#core/settings/setting'

/** What staff may change of product pages while the shop runs. */
export const productSettings = {
  'catalogue.products.pack_quantity': setting({
    type: 'integer',
    default: 0,
    section: 'catalog',
    group: { fr_FR: 'Fiche produit', en_GB: 'Product page' },
    min: 0,
    max: 1_000,
    help: {
      fr_FR: 'La fiche propose d’en prendre un carton entier. 0 : la première quantité dont le prix baisse.',
      en_GB: 'The product page offers to take a full case. 0: the first quantity at a lower price.',
    },
    label: { fr_FR: 'Pièces par carton', en_GB: 'Pieces in a case' },
    scope: ['channel'],
    public: true,
    permission: 'catalogue.products.update',
  }),
}
