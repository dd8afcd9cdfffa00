import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'
import { MOST_LINES } from '#plugins/sales/shared/most_lines'

const carts = { section: 'sales', group: { fr_FR: 'Panier', en_GB: 'Cart' } }

/** What staff may change of carts while the shop runs. */
export const cartSettings = {
  'sales.cart.most_pieces': setting(
    integer({
      label: { fr_FR: 'Quantité maximale par ligne', en_GB: 'Most pieces of one line' },
      help: { fr_FR: 'Au-delà, on demande un devis.', en_GB: 'Beyond it, one asks for a quote.' },
      default: 999,
      min: 1,
      max: 100_000,
    }),
    { ...carts, scope: ['channel'], permission: 'configuration.sales.update' }
  ),
  'sales.cart.most_lines': setting(
    integer({
      label: { fr_FR: 'Articles différents par panier', en_GB: 'Different items in one cart' },
      help: {
        fr_FR: 'Aussi pour un devis. Commandes, factures, expéditions et avoirs en ont autant que leur panier.',
        en_GB: 'Of a quote too. Orders, invoices, shipments and credit notes have as many as their cart.',
      },
      default: 100,
      min: 1,
      max: MOST_LINES,
    }),
    { ...carts, scope: ['channel'], permission: 'configuration.sales.update' }
  ),
  'sales.cart.keep_days': setting(
    integer({
      label: { fr_FR: 'Garder les paniers (jours)', en_GB: 'Keep carts (days)' },
      help: { fr_FR: 'Depuis leur dernier changement.', en_GB: 'Since they last changed.' },
      default: 90,
      min: 1,
      max: 730,
    }),
    { ...carts, permission: 'configuration.sales.update' }
  ),
}
