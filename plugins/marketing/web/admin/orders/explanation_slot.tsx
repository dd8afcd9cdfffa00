import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Explanations } from './explanations'

/** Why discounts were given to an order, or not. */
export default function OrderExplanations({ order }: { order: { id: number } }) {
  const t = useWords()
  const read = () => call('GET', 'marketing.admin.order_explanations.index', { params: { id: order.id } })
  return <Explanations read={read} about={t('marketing.explained.today')} />
}
