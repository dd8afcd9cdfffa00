import { setting } from '#core/settings/setting'
import { MOST_LINES } from '#plugins/sales/validators/most_lines'
import { shippingSettings } from '#plugins/sales/settings/shipping'
import { taxSettings } from '#plugins/sales/settings/taxes'
import { documentSettings } from '#plugins/sales/settings/documents'
import { invoiceSettings } from '#plugins/sales/settings/invoices'
import { numberSettings } from '#plugins/sales/settings/numbers'
import { orderSettings } from '#plugins/sales/settings/orders'
import { quoteSettings } from '#plugins/sales/settings/quotes'
import { termSettings } from '#plugins/sales/settings/terms'

const taxes = { section: 'sales', group: { fr_FR: 'TVA', en_GB: 'VAT' } }
const flatRate = { section: 'sales', group: { fr_FR: 'Livraison au forfait', en_GB: 'Flat rate delivery' } }

const carts = { section: 'sales', group: { fr_FR: 'Panier', en_GB: 'Cart' } }
const orders = { section: 'sales', group: { fr_FR: 'Commandes', en_GB: 'Orders' } }

/** What staff may change of selling while the shop runs. */
export const settings = {
  'sales.cart.most_pieces': setting({
    type: 'integer',
    default: 999,
    ...carts,
    scope: ['channel'],
    min: 1,
    max: 100_000,
    label: { fr_FR: 'Quantité maximale par ligne', en_GB: 'Most pieces of one line' },
    help: { fr_FR: 'Au-delà, on demande un devis.', en_GB: 'Beyond it, one asks for a quote.' },
    permission: 'configuration.sales.update',
  }),
  'sales.cart.most_lines': setting({
    type: 'integer',
    default: 100,
    ...carts,
    scope: ['channel'],
    min: 1,
    max: MOST_LINES,
    label: { fr_FR: 'Articles différents par panier', en_GB: 'Different items in one cart' },
    help: {
      fr_FR: 'Aussi pour un devis. Commandes, factures, expéditions et avoirs en ont autant que leur panier.',
      en_GB: 'Of a quote too. Orders, invoices, shipments and credit notes have as many as their cart.',
    },
    permission: 'configuration.sales.update',
  }),
  'sales.cart.keep_days': setting({
    type: 'integer',
    default: 90,
    ...carts,
    min: 1,
    max: 730,
    label: { fr_FR: 'Garder les paniers (jours)', en_GB: 'Keep carts (days)' },
    help: { fr_FR: 'Depuis leur dernier changement.', en_GB: 'Since they last changed.' },
    permission: 'configuration.sales.update',
  }),
  'sales.orders.minimum_amount': setting({
    type: 'integer',
    isAmount: true,
    default: 0,
    ...orders,
    scope: ['channel'],
    min: 0,
    max: 100_000_000,
    label: { fr_FR: 'Minimum de commande', en_GB: 'Smallest order' },
    help: { fr_FR: '0\u202f: aucun minimum.', en_GB: '0: any order will do.' },
    permission: 'configuration.sales.update',
  }),
  'sales.orders.minimum_basis': setting({
    type: 'choice',
    default: 'after_discounts',
    ...orders,
    scope: ['channel'],
    choices: {
      after_discounts: { fr_FR: 'Articles TTC, remises déduites', en_GB: 'Goods with VAT, after discounts' },
      before_discounts: { fr_FR: 'Articles TTC, avant remises', en_GB: 'Goods with VAT, before discounts' },
      net: { fr_FR: 'Articles HT, remises déduites', en_GB: 'Goods without VAT, after discounts' },
    },
    label: { fr_FR: 'Minimum compté sur', en_GB: 'The smallest order is counted on' },
    help: { fr_FR: 'La livraison n’y compte jamais.', en_GB: 'Delivery never counts.' },
    permission: 'configuration.sales.update',
  }),
  'sales.taxes.standard_rate': setting({
    type: 'integer',
    isRate: true,
    default: 2000,
    ...taxes,
    min: 0,
    max: 10_000,
    label: { fr_FR: 'Taux normal', en_GB: 'Standard rate' },
    help: { fr_FR: 'S’applique là où aucun taux de TVA n’est prévu.', en_GB: 'Holds where no VAT rate was set up.' },
    permission: 'configuration.sales.update',
  }),
  'sales.shipping.flat_rate_active': setting({
    type: 'boolean',
    default: true,
    ...flatRate,
    scope: ['channel'],
    label: { fr_FR: 'Proposer la livraison au forfait', en_GB: 'Offer delivery at a flat rate' },
    help: { fr_FR: 'Pour toute adresse que la boutique sert.', en_GB: 'For any address that the shop serves.' },
    permission: 'configuration.sales.update',
  }),
  'sales.shipping.flat_rate_amount': setting({
    type: 'integer',
    isAmount: true,
    default: 1000,
    ...flatRate,
    scope: ['channel'],
    min: 0,
    max: 1_000_000,
    label: { fr_FR: 'Montant TTC', en_GB: 'Amount with VAT' },
    help: { fr_FR: '0\u202f: la livraison est offerte.', en_GB: '0: delivery is free.' },
    permission: 'configuration.sales.update',
  }),
  'sales.shipping.flat_rate_per': setting({
    type: 'choice',
    default: 'order',
    ...flatRate,
    scope: ['channel'],
    choices: {
      order: { fr_FR: 'Par commande', en_GB: 'Per order' },
      piece: { fr_FR: 'Par article expédié', en_GB: 'Per piece that ships' },
    },
    label: { fr_FR: 'Compté', en_GB: 'Counted' },
    help: { fr_FR: 'Chaque exemplaire compte pour un article.', en_GB: 'Each unit is a piece.' },
    permission: 'configuration.sales.update',
  }),
  ...shippingSettings,
  ...taxSettings,
  ...orderSettings,
  ...invoiceSettings,
  ...numberSettings,
  ...quoteSettings,
  ...documentSettings,
  ...termSettings,
}
