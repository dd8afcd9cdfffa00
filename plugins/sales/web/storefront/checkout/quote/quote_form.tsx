import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import type { FormRefusal } from '#web/form/refusal'
import type { Cart } from '../../cart_data'
import { TotalBar } from '../total_bar'
import { CommentField } from './comment_field'

interface QuoteFormProps {
  cart: Cart
  /** Made once for this page: the quote that it asks for is one, however often it is sent. */
  pageKey: string
  refusal: FormRefusal | undefined
}

/** What somebody says with the request of a quote. */
export function QuoteForm({ cart, pageKey, refusal }: QuoteFormProps) {
  const t = useWords()
  return (
    <ShopForm
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
