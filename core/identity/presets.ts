import type { Label } from '#core/i18n/label'

/** A set of permissions to start a new role or token from. */
export interface Preset {
  label: Label
  help: Label
  for: 'role' | 'token'
}

/** Plugins list their permissions of each preset under `presets`. */
export const PRESETS = {
  order_preparation: {
    for: 'role',
    label: { fr_FR: 'Préparation des commandes', en_GB: 'Order preparation' },
    help: {
      fr_FR: 'Lit les commandes, expédie et imprime les bons de livraison.',
      en_GB: 'Reads orders, ships them and prints delivery notes.',
    },
  },
  shop_clerk: {
    for: 'role',
    label: { fr_FR: 'Vente et service client', en_GB: 'Shop clerk' },
    help: {
      fr_FR: 'Commandes, devis, factures, clients et stock, sans rien supprimer.',
      en_GB: 'Orders, quotes, invoices, customers and stock, without deleting anything.',
    },
  },
  catalogue_editor: {
    for: 'role',
    label: { fr_FR: 'Rédaction du catalogue', en_GB: 'Catalogue editor' },
    help: {
      fr_FR: 'Produits, catégories, attributs et imports.',
      en_GB: 'Products, categories, attributes and imports.',
    },
  },
  accountant: {
    for: 'role',
    label: { fr_FR: 'Comptabilité (lecture)', en_GB: 'Accountant (read)' },
    help: {
      fr_FR: 'Lit et exporte les ventes, les factures, les avoirs et la TVA, sans rien changer.',
      en_GB: 'Reads and exports sales, invoices, credit notes and VAT, and changes nothing.',
    },
  },
  operations: {
    for: 'role',
    label: { fr_FR: 'Tout sauf l’administration', en_GB: 'Everything but administration' },
    help: {
      fr_FR: 'Toute la boutique, sans l’équipe, les rôles, la configuration ni le système.',
      en_GB: 'The whole shop, without staff, roles, configuration or system.',
    },
  },
  read_catalogue: {
    for: 'token',
    label: { fr_FR: 'Lire le catalogue', en_GB: 'Read the catalogue' },
    help: {
      fr_FR: 'Produits, prix, catégories et attributs, en lecture.',
      en_GB: 'Products, prices, categories and attributes, read only.',
    },
  },
  sync_stock: {
    for: 'token',
    label: { fr_FR: 'Synchroniser le stock', en_GB: 'Synchronise stock' },
    help: { fr_FR: 'Lit les produits et change leur stock.', en_GB: 'Reads products and changes their stock.' },
  },
  export_orders: {
    for: 'token',
    label: { fr_FR: 'Exporter les commandes', en_GB: 'Export orders' },
    help: {
      fr_FR: 'Commandes, expéditions et factures, en lecture.',
      en_GB: 'Orders, shipments and invoices, read only.',
    },
  },
} as const satisfies Record<string, Preset>

export type PresetName = keyof typeof PRESETS
