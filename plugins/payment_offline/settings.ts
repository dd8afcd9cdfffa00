import { integer } from '#core/fields/kinds/integer'
import { longText } from '#core/fields/kinds/long_text'
import { money } from '#core/fields/kinds/money'
import { text } from '#core/fields/kinds/text'
import { methodSettings, type MethodSettings } from '#plugins/sales/index'
import { setting, type SettingDefinition } from '#core/settings/setting'
import type { Label } from '#core/i18n/label'

const permission = 'configuration.sales.update'
const words = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** Settings that every method has. */
const common = ({ id, ...method }: Omit<MethodSettings, 'key'> & { id: string }) =>
  methodSettings({ key: `payment_offline.${id}`, ...method })

const transfer = words('Paiement par virement', 'Payment by bank transfer')
const cheque = words('Paiement par chèque', 'Payment by cheque')
const cash = words('Paiement à la livraison', 'Cash on delivery')

function textSetting(group: Label, label: Label, help: Label, isLong = false): SettingDefinition {
  const field = isLong ? longText({ label, help, default: '' }) : text({ label, help, default: '' })
  return setting(field, { section: 'sales', scope: ['channel'], group, permission })
}

/** The setting of the days after which an unpaid order is cancelled and its goods return to stock. */
function waitSetting(id: string, group: Label, days: number): Record<string, SettingDefinition> {
  return {
    [`payment_offline.${id}.wait_days`]: setting(
      integer({
        label: words('Attendre le paiement (jours)', 'Wait for the payment (days)'),
        help: words(
          'Sans paiement, facture ni expédition, la commande est ensuite annulée et ses articles retournent en stock. 0 : jamais.',
          'Neither paid, invoiced nor shipped, the order is then called off and its items return to stock. 0: never.'
        ),
        default: days,
        min: 0,
        max: 365,
      }),
      { section: 'sales', scope: ['channel'], group, permission }
    ),
  }
}

/** Settings of the offline payments. */
export const settings = {
  ...common({
    id: 'bank_transfer',
    group: transfer,
    title: words('Virement bancaire', 'Bank transfer'),
    sort: 20,
    isActive: true,
  }),
  'payment_offline.bank_transfer.holder': textSetting(
    transfer,
    words('Titulaire du compte', 'Account holder'),
    words('Vide : la raison sociale de la boutique.', 'Empty: the company name of the shop.')
  ),
  'payment_offline.bank_transfer.iban': textSetting(
    transfer,
    words('IBAN', 'IBAN'),
    words('Sans IBAN, le virement n’est pas proposé.', 'Without an IBAN, transfers are not offered.')
  ),
  'payment_offline.bank_transfer.bic': textSetting(
    transfer,
    words('BIC', 'BIC'),
    words('Pour les virements de l’étranger.', 'For transfers from abroad.')
  ),
  ...waitSetting('bank_transfer', transfer, 10),
  ...common({ id: 'cheque', group: cheque, title: words('Chèque', 'Cheque'), sort: 30, isActive: true }),
  'payment_offline.cheque.payable_to': textSetting(
    cheque,
    words('Ordre du chèque', 'Payable to'),
    words(
      'Vide : la raison sociale de la boutique. Sans ordre, le chèque n’est pas proposé.',
      'Empty: the company name of the shop. Payable to nobody, cheques are not offered.'
    )
  ),
  'payment_offline.cheque.address': textSetting(
    cheque,
    words('Adresse d’envoi', 'Address to send it to'),
    words('Vide : le siège social de la boutique.', 'Empty: the registered office of the shop.'),
    true
  ),
  ...waitSetting('cheque', cheque, 20),
  ...common({
    id: 'cash_on_delivery',
    group: cash,
    title: words('Paiement à la livraison', 'Cash on delivery'),
    sort: 40,
    isActive: true,
  }),
  'payment_offline.cash_on_delivery.most_amount': setting(
    money({
      label: words('Montant maximal', 'Largest amount'),
      help: words('La loi permet 1 000,00 € en espèces, au plus.', 'The law allows €1,000.00 in cash, at most.'),
      default: 100_000,
      min: 0,
      max: 100_000,
    }),
    { section: 'sales', group: cash, permission, scope: ['channel'] }
  ),
}
