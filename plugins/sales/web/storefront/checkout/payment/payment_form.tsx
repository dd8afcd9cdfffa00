import boxes from 'virtual:slot/sales.storefront.checkout.boxes'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import type { FormRefusal } from '#web/form/refusal'
import { Slot } from '#web/ui/slot'
import type { Cart } from '../../cart_data'
import { TotalBar } from '../total_bar'
import { ChoiceList } from '../choice_list'
import { usePaymentChoices } from './payment_choices'
import { TermsCheck } from '../terms_check'

interface PaymentFormProps {
  cart: Cart
  /** Idempotency key of the page's order. */
  pageKey: string
  /** Version of the terms linked by the page. */
  termsVersion: string
  refusal: FormRefusal | undefined
}

/** The payment methods, the terms and the order button. */
export function PaymentForm({ cart, pageKey, termsVersion, refusal }: PaymentFormProps) {
  const t = useWords()
  const { offers, chosen } = cart.payment
  const choices = usePaymentChoices(offers)
  const total = cart.totals?.total.amount ?? 0
  const asksPayment = total > 0
  const labels: Record<string, string> = {
    code: t('sales.checkout.payment'),
    acceptsTerms: t('sales.checkout.terms_label'),
  }
  if (asksPayment && offers.length === 0) {
    return <p className="border-l-4 border-warning bg-surface px-4 py-3">{t('sales.checkout.no_payment')}</p>
  }
  return (
    <ShopForm
      labelOf={(name) => labels[name] ?? name}
      values={{ code: chosen ?? (offers.length === 1 ? offers[0]?.code : null) }}
      refusal={refusal}
      incomplete={t('sales.checkout.incomplete')}
      bar={<TotalBar cart={cart} />}
      submit={t('sales.checkout.place')}
    >
      <input type="hidden" name="key" value={refusal?.values.key ?? pageKey} />
      <input type="hidden" name="total" value={total} />
      {asksPayment ? (
        <>
          <input type="hidden" name="asksPayment" value="1" />
          <ChoiceList name="code" legend={t('sales.checkout.payment')} choices={choices} />
        </>
      ) : (
        <p>{t('sales.checkout.nothing_to_pay')}</p>
      )}
      <TermsCheck version={termsVersion} />
      <Slot entries={boxes} props={{}} />
    </ShopForm>
  )
}
