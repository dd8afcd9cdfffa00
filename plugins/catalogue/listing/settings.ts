import { setting } from '#core/settings/setting'

const lists = { section: 'catalog', group: { fr_FR: 'Listes de produits', en_GB: 'Lists of products' } }

/** What staff may change of lists of products while the shop runs. */
export const listingSettings = {
  'catalogue.listing.page_size': setting({
    type: 'integer',
    default: 24,
    ...lists,
    min: 1,
    max: 100,
    help: { fr_FR: 'Sur les pages de la boutique.', en_GB: 'On the pages of the shop.' },
    label: { fr_FR: 'Produits par page', en_GB: 'Products per page' },
    scope: ['channel'],
    permission: 'catalogue.products.update',
  }),
  'catalogue.listing.largest_page': setting({
    type: 'integer',
    default: 96,
    ...lists,
    min: 1,
    max: 500,
    help: {
      fr_FR: 'Ce qu’une adresse ou un programme peut demander de plus long.',
      en_GB: 'The longest page that an address or a program may ask for.',
    },
    label: { fr_FR: 'Produits par page, au plus', en_GB: 'Products per page, at most' },
    permission: 'catalogue.products.update',
  }),
}
