import { boolean } from '#core/fields/kinds/boolean'
import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'

const quotes = { section: 'sales', group: { fr_FR: 'Devis', en_GB: 'Quotes' } }

/** What staff may change of quotes while the shop runs. */
export const quoteSettings = {
  'sales.quotes.offered': setting(
    boolean({
      label: { fr_FR: 'Proposer de demander un devis', en_GB: 'Offer to ask for a quote' },
      help: {
        fr_FR: 'Du panier ou d’une commande passée. Les demandes attendent sous Ventes › Devis.',
        en_GB: 'From the cart or an order of before. Requests wait under Sales › Quotes.',
      },
      default: true,
    }),
    { ...quotes, scope: ['channel'], permission: 'configuration.sales.update' }
  ),
  'sales.quotes.validity_days': setting(
    integer({
      label: { fr_FR: 'Validité d’un devis (jours)', en_GB: 'A quote holds for (days)' },
      help: {
        fr_FR: 'Proposée à l’envoi ; chaque devis a la sienne.',
        en_GB: 'Proposed on sending; each has its own.',
      },
      default: 30,
      min: 1,
      max: 365,
    }),
    { ...quotes, scope: ['channel'], permission: 'configuration.sales.update' }
  ),
  'sales.quotes.link_days': setting(
    integer({
      label: { fr_FR: 'Lien d’un devis terminé (jours)', en_GB: 'Link of a quote that has ended (days)' },
      help: {
        fr_FR: 'Sans compte, le lien de l’email ouvre encore si longtemps un devis accepté, décliné ou expiré.',
        en_GB: 'Without an account, the link of the mail opens an accepted, declined or expired quote for so long.',
      },
      default: 30,
      min: 1,
      max: 3650,
    }),
    { ...quotes, scope: ['channel'], permission: 'configuration.sales.update' }
  ),
  'sales.quotes.reminder_days': setting(
    integer({
      label: { fr_FR: 'Relancer avant l’échéance (jours)', en_GB: 'Remind before a quote ends (days)' },
      help: { fr_FR: '0 : aucune relance.', en_GB: '0: no reminder.' },
      default: 5,
      min: 0,
      max: 60,
    }),
    { ...quotes, scope: ['channel'], permission: 'configuration.sales.update' }
  ),
}
