import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import type { FormRefusal } from '#web/form/refusal'
import type { Cart } from '../../cart_data'
import { TotalBar } from '../total_bar'
import { CommentField } from './comment_field'

interface QuoteFormProps {
  cart: Cart
  /** Idempotency key of the page's quote request. */
  pageKey: string
  refusal: FormRefusal | undefined
}

/** The form of a quote request. */
export function QuoteForm({ cart, pageKey, refusal }: QuoteFormProps) {
  const t = useWords()
  return (
    <ShopForm
      inputKey="checkout.quote"
      labelOf={() => t('sales.checkout.comment')}
      values={{ comment: cart.comment }}
      refusal={refusal}
      bar={<TotalBar cart={cart} />}
      submit={t('sales.checkout.finalise')}
    >
      <input type="hidden" name="key" value={refusal?.values.key ?? pageKey} />
      <CommentField />
    </ShopForm>
  )
}
