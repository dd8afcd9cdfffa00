import { choice } from '#core/fields/kinds/choice'
import { email } from '#core/fields/kinds/email'
import { integer } from '#core/fields/kinds/integer'
import { money } from '#core/fields/kinds/money'
import { setting } from '#core/settings/setting'

const orders = { section: 'sales', group: { fr_FR: 'Commandes', en_GB: 'Orders' } }

/** Below which amount the shop takes no order. */
export const minimumSettings = {
  'sales.orders.minimum_amount': setting(
    money({
      label: { fr_FR: 'Minimum de commande', en_GB: 'Smallest order' },
      help: { fr_FR: '0\u202f: aucun minimum.', en_GB: '0: any order will do.' },
      default: 0,
      min: 0,
      max: 100_000_000,
    }),
    { ...orders, scope: ['channel'], permission: 'configuration.sales.update' }
  ),
  'sales.orders.minimum_basis': setting(
    choice({
      label: { fr_FR: 'Minimum compté sur', en_GB: 'The smallest order is counted on' },
      help: { fr_FR: 'La livraison n’y compte jamais.', en_GB: 'Delivery never counts.' },
      choices: {
        after_discounts: { fr_FR: 'Articles TTC, remises déduites', en_GB: 'Goods with VAT, after discounts' },
        before_discounts: { fr_FR: 'Articles TTC, avant remises', en_GB: 'Goods with VAT, before discounts' },
        net: { fr_FR: 'Articles HT, remises déduites', en_GB: 'Goods without VAT, after discounts' },
      },
      default: 'after_discounts',
    }),
    { ...orders, scope: ['channel'], permission: 'configuration.sales.update' }
  ),
}

/** What staff may change of orders while the shop runs. */
export const orderSettings = {
  'sales.orders.staff_email': setting(
    email({
      label: { fr_FR: 'Prévenir de chaque commande', en_GB: 'Tell of every order' },
      help: {
        fr_FR: 'Adresse qui reçoit un courriel à chaque commande. Vide : l’adresse de contact.',
        en_GB: 'Address that receives a mail for each order. Empty: the contact address.',
      },
      default: '',
    }),
    { ...orders, scope: ['channel'], permission: 'configuration.sales.update' }
  ),
  'sales.orders.payment_wait_hours': setting(
    integer({
      label: { fr_FR: 'Attendre un paiement en ligne (heures)', en_GB: 'Wait for an online payment (hours)' },
      help: {
        fr_FR: 'Ensuite la commande est annulée, et ses articles retournent en stock.',
        en_GB: 'After that the order is called off, and its items return to stock.',
      },
      default: 24,
      min: 1,
      max: 720,
    }),
    { ...orders, permission: 'configuration.sales.update' }
  ),
}
