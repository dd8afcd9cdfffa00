import { ShopForm } from '#web/form/shop_form'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { FormRefusal } from '#web/form/refusal'
import { ChoiceList } from '../checkout/choice_list'
import { usePaymentChoices } from '../checkout/payment/payment_choices'
import type { OwnOrder } from './order_data'

/** Tells this form from the others of its page. */
export const PAY = 'pay'

interface PayFormProps {
  order: Pick<OwnOrder, 'payment' | 'totals'>
  refusal: FormRefusal | undefined
}

/** Pays an order that stands, by one of the methods that are offered for it. */
export function PayForm({ order: { payment, totals }, refusal }: PayFormProps) {
  const t = useWords()
  const locale = useLocale()
  const choices = usePaymentChoices(payment.methods)
  const [only] = choices.length === 1 ? choices : []
  const hasOwn = choices.some(({ value }) => value === payment.code)
  return (
    <ShopForm
      intent={PAY}
      labelOf={() => t('sales.pay.legend')}
      values={{ method: hasOwn ? payment.code : only?.value }}
      refusal={refusal}
      incomplete={t('sales.pay.incomplete')}
      submit={
        payment.canRetry ? t('sales.pay.submit', { amount: formatMoney(locale, totals.total) }) : t('sales.pay.change')
      }
    >
      <ChoiceList name="method" legend={t('sales.pay.legend')} choices={choices} />
    </ShopForm>
  )
}
