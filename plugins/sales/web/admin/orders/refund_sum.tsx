import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { messageOf } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { CallOptions } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'

interface RefundSumProps {
  orderId: number
  wish: CallOptions<'sales.admin.refund_previews.store'>['data']
}

/** What a credit note comes to, and how much of it is money, asked of the server as it is chosen. */
export function RefundSum({ orderId, wish }: RefundSumProps) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const [told, setTold] = useState({ text: '', isRefused: false })
  const asked = JSON.stringify(wish)
  const isEmpty = !wish.adjustmentRefund && !wish.shipping && wish.lines.every(({ quantity }) => quantity === 0)
  const mayAsk = can('sales.refunds.update_qty') && !isEmpty
  useEffect(() => {
    if (!mayAsk) {
      setTold({ text: '', isRefused: false })
      return
    }
    let isOver = false
    const timer = window.setTimeout(async () => {
      const data = JSON.parse(asked) as RefundSumProps['wish']
      try {
        const answer = await call('POST', 'sales.admin.refund_previews.store', { params: { id: orderId }, data })
        if (isOver || answer === false) return
        const { settled, returned, ...sums } = answer.data
        const amounts = {
          total: formatMoney(locale, sums.total),
          tax: formatMoney(locale, sums.tax),
          most: formatMoney(locale, sums.most),
        }
        const parts = Object.entries({ settled, returned }).filter(([, { amount }]) => amount > 0)
        const sentences = [
          t('sales.admin_orders.refund_sum', amounts),
          ...parts.map(([name, amount]) =>
            t(`sales.admin_orders.refund_sum_${name}`, { [name]: formatMoney(locale, amount) })
          ),
        ]
        setTold({ text: sentences.join('. '), isRefused: false })
      } catch (error) {
        if (!isOver) setTold({ text: messageOf(error, t), isRefused: true })
      }
    }, 250)
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [asked, orderId, mayAsk, locale, t])
  return (
    <Text aria-live="polite" fw={600} {...(told.isRefused ? { c: 'red' } : {})}>
      {told.text}
    </Text>
  )
}
