import { label } from '#plugins/rma/label'
import { money } from '#core/fields/kinds/money'
import { setting } from '#core/settings/setting'

/** What staff may change of withdrawals while the shop runs. */
export const withdrawalSettings = {
  'rma.withdrawals.standard_delivery': setting(
    money({
      label: label('Livraison standard remboursée', 'Standard delivery given back'),
      help: label(
        'Au plus, quand toute la commande est rétractée\u202f: le supplément d’une livraison express reste dû. 0\u202f: les frais payés, en entier.',
        'At most, when the whole order is withdrawn: the surcharge of an express delivery is kept. 0: all that was paid.'
      ),
      default: 0,
      min: 0,
      max: 100_000_000,
    }),
    {
      section: 'sales',
      group: label('Rétractations', 'Withdrawals'),
      permission: 'configuration.sales.update',
      scope: ['channel'],
    }
  ),
}
