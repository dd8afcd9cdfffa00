import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Explanations } from './explanations'

/** Why discounts apply to a cart, or not. */
export default function CartExplanations({ cart }: { cart: { id: number } }) {
  const t = useWords()
  const read = () => call('GET', 'marketing.admin.cart_explanations.index', { params: { id: cart.id } })
  return <Explanations read={read} about={t('marketing.explained.cart')} />
}
