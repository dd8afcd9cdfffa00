import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/sales/shared/label'
import { setting } from '#core/settings/setting'

const place = {
  section: 'sales',
  group: label('Paiements en ligne', 'Online payments'),
  permission: 'configuration.sales.update',
}

/** Settings of all online payments. */
export const paymentSettings = {
  'sales.payments.notification_days': setting(
    integer({
      label: label('Garder les notifications des prestataires (jours)', 'Keep notifications of providers (days)'),
      help: label(
        'Ce qu’un prestataire a dit d’un paiement, tel qu’il l’a envoyé.',
        'What a provider told of a payment, as it was sent.'
      ),
      default: 90,
      min: 7,
      max: 730,
    }),
    place
  ),
}
