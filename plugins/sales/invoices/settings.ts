import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'

const invoices = { section: 'sales', group: { fr_FR: 'Factures', en_GB: 'Invoices' } }

/** What staff may change of invoices and their payment while the shop runs. */
export const invoiceSettings = {
  'sales.invoices.due_days': setting(
    integer({
      label: { fr_FR: 'Délai de paiement (jours)', en_GB: 'Terms of payment (days)' },
      help: { fr_FR: 'Jours entre l’émission et l’échéance.', en_GB: 'Days between issue and due date.' },
      default: 30,
      min: 0,
      max: 365,
    }),
    { ...invoices, scope: ['channel'], permission: 'configuration.sales.update' }
  ),
  'sales.invoices.reminders': setting(
    integer({
      label: { fr_FR: 'Relances d’une facture impayée', en_GB: 'Reminders of an unpaid invoice' },
      help: {
        fr_FR:
          'Combien partent d’elles-mêmes après l’échéance. 0\u202f: aucune\u202f; on relance à la main, depuis la facture.',
        en_GB: 'How many leave by themselves after the due date. 0: none; one reminds by hand, from the invoice.',
      },
      default: 0,
      min: 0,
      max: 10,
    }),
    { ...invoices, scope: ['channel'], permission: 'configuration.sales.update' }
  ),
  'sales.invoices.reminder_days': setting(
    integer({
      label: { fr_FR: 'Jours entre les relances', en_GB: 'Days between reminders' },
      help: {
        fr_FR: 'De l’échéance à la première, puis de l’une à la suivante.',
        en_GB: 'From the due date to the first, then from one to the next.',
      },
      default: 7,
      min: 1,
      max: 60,
    }),
    { ...invoices, scope: ['channel'], permission: 'configuration.sales.update' }
  ),
}
