import { useEffect } from 'react'
import { ShopForm } from '#web/form/shop_form'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { FormRefusal } from '#web/form/refusal'
import type { Cart } from '../../cart_data'
import { TotalBar } from '../total_bar'
import { checkoutState, initialiseCart, selectShippingMethod } from '../../state/checkout_state'
import { ChoiceList } from '../choice_list'

interface ShippingFormProps {
  cart: Cart
  refusal: FormRefusal | undefined
}

/** Sends the chosen method at once, to update the totals. If that fails, the submission sends it again. */
function choose(code: string): void {
  selectShippingMethod(code)
  call('PUT', 'sales.checkout.shipping', { data: { code } }).then(
    // Only the response of the latest request counts.
    (answer) => answer && answer.data.version > (checkoutState().cart?.version ?? 0) && initialiseCart(answer.data),
    () => {}
  )
}

/** The offered delivery methods. A single one is preselected. */
export function ShippingForm({ cart, refusal }: ShippingFormProps) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const { offers, chosen } = cart.shipping
  const [only] = offers
  const alone = chosen === null && offers.length === 1 ? only?.code : undefined
  // The total already includes the preselected method.
  useEffect(() => {
    if (alone !== undefined) choose(alone)
  }, [alone])
  return (
    <ShopForm
      inputKey="checkout.shipping"
      labelOf={() => t('sales.checkout.shipping')}
      values={{ code: chosen ?? alone ?? null }}
      refusal={refusal}
      bar={<TotalBar cart={cart} />}
      submit={t(cart.purpose === 'quote' ? 'sales.checkout.continue' : 'sales.checkout.to_payment')}
      aside={
        <Link to={toPath('/checkout/addresses')} className="inline-flex min-h-11 items-center underline">
          {t('sales.checkout.back_to_addresses')}
        </Link>
      }
    >
      <ChoiceList
        name="code"
        legend={t('sales.checkout.shipping')}
        onChoose={choose}
        choices={offers.map(({ code, title, description, estimatedDays, price }) => ({
          value: code,
          title,
          details: [description, estimatedDays].filter((detail) => detail !== null),
          aside: price.amount === 0 ? t('sales.summary.shipping_free') : formatMoney(locale, price),
        }))}
      />
    </ShopForm>
  )
}
