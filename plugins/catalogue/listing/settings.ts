import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'

const lists = { section: 'catalog', group: { fr_FR: 'Listes de produits', en_GB: 'Lists of products' } }

/** What staff may change of lists of products while the shop runs. */
export const listingSettings = {
  'catalogue.listing.page_size': setting(
    integer({
      label: { fr_FR: 'Produits par page', en_GB: 'Products per page' },
      help: { fr_FR: 'Sur les pages de la boutique.', en_GB: 'On the pages of the shop.' },
      default: 24,
      min: 1,
      max: 100,
    }),
    { ...lists, scope: ['channel'], permission: 'catalogue.products.update' }
  ),
  'catalogue.listing.largest_page': setting(
    integer({
      label: { fr_FR: 'Produits par page, au plus', en_GB: 'Products per page, at most' },
      help: {
        fr_FR: 'Ce qu’une adresse ou un programme peut demander de plus long.',
        en_GB: 'The longest page that an address or a program may ask for.',
      },
      default: 96,
      min: 1,
      max: 500,
    }),
    { ...lists, permission: 'catalogue.products.update' }
  ),
  'catalogue.listing.memory_percent': setting(
    integer({
      label: {
        fr_FR: 'Mémoire des listes, en % de celle de la machine',
        en_GB: 'Memory of lists, in % of the machine’s',
      },
      help: {
        fr_FR: 'Par processus. Au-delà, chaque liste est lue dans la base de données, plus lentement.',
        en_GB: 'In each process. Past it, each list is read from the database, more slowly.',
      },
      default: 25,
      min: 1,
      max: 80,
    }),
    { ...lists, permission: 'catalogue.products.update' }
  ),
}
