import { setting } from '#core/settings/setting'

/** On no screen of the configuration: addresses that stand must follow a change of their pattern. */
const addresses = { section: 'catalogue.permalinks', elsewhere: 'catalogue.errors.pattern_elsewhere' }
const lists = { section: 'catalog', group: { fr_FR: 'Listes de produits', en_GB: 'Lists of products' } }
const stock = { section: 'catalog', group: { fr_FR: 'Stock', en_GB: 'Stock' } }

const pattern = {
  fr_FR: 'Chemin dans la boutique ; {slug} y est remplacé par le nom.',
  en_GB: 'Path in the shop; {slug} is replaced by the name.',
}

/** What staff may change of the catalogue while the shop runs. */
export const settings = {
  'catalogue.permalinks.product': setting({
    type: 'text',
    default: '/{slug}',
    ...addresses,
    help: pattern,
    label: { fr_FR: 'Adresse des produits', en_GB: 'Product addresses' },
    permission: 'catalogue.permalinks.update',
  }),
  'catalogue.permalinks.category': setting({
    type: 'text',
    default: '/boutique/{slug}',
    ...addresses,
    help: pattern,
    label: { fr_FR: 'Adresse des catégories', en_GB: 'Category addresses' },
    permission: 'catalogue.permalinks.update',
  }),
  'catalogue.permalinks.dish': setting({
    type: 'text',
    default: '/boutique/plats-associes/{slug}',
    ...addresses,
    help: pattern,
    label: { fr_FR: 'Adresse des plats associés', en_GB: 'Dish addresses' },
    permission: 'catalogue.permalinks.update',
  }),
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
  'catalogue.downloads.file_max_kb': setting({
    type: 'integer',
    section: 'catalog',
    group: { fr_FR: 'Fichiers', en_GB: 'Files' },
    min: 1,
    max: 10 * 1024 * 1024,
    help: { fr_FR: 'Un fichier plus lourd est refusé.', en_GB: 'A heavier file is refused.' },
    default: 25 * 1024,
    label: { fr_FR: 'Taille maximale d’un fichier à télécharger (Ko)', en_GB: 'Largest file to download (KB)' },
    permission: 'catalogue.products.update',
  }),
  'catalogue.stock.low_quantity': setting({
    type: 'integer',
    default: 6,
    ...stock,
    min: 0,
    max: 100_000,
    help: {
      fr_FR: 'La fiche annonce alors les derniers exemplaires.',
      en_GB: 'The product page then tells of the last units.',
    },
    label: { fr_FR: 'Stock faible à partir de', en_GB: 'Stock is low from' },
    scope: ['channel'],
    permission: 'catalogue.products.update_inventories',
  }),
}
