import { paymentProvider } from '#cli/generators/parts/payment_provider'
import { partCommand } from '#cli/generators/parts/part_command'

export default partCommand({
  name: 'make:payment-provider',
  summary: {
    fr_FR: 'Ajoute un prestataire de paiement à une extension\u202f: méthode, réglages, notifications signées, test',
    en_GB: 'Add a payment provider to a plugin: method, settings, signed notifications, test',
  },
  example: 'card',
  part: paymentProvider,
})
