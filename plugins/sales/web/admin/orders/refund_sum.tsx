import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { messageOf } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { BodyOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'

interface RefundSumProps {
  orderId: number
  wish: BodyOf<'sales.admin.refund_previews.store'>
}

/** The total of a credit note and its repayable part, calculated by the server on each change. */
export function RefundSum({ orderId, wish }: RefundSumProps) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const [result, setResult] = useState({ text: '', isRefused: false })
  const requestBody = JSON.stringify(wish)
  const isEmpty = !wish.adjustmentRefund && !wish.shipping && wish.lines.every(({ quantity }) => quantity === 0)
  const mayAsk = can('sales.refunds.update_qty') && !isEmpty
  useEffect(() => {
    if (!mayAsk) {
      setResult({ text: '', isRefused: false })
      return
    }
    let isOver = false
    const timer = window.setTimeout(async () => {
      const data = JSON.parse(requestBody) as RefundSumProps['wish']
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
        setResult({ text: sentences.join('. '), isRefused: false })
      } catch (error) {
        if (!isOver) setResult({ text: messageOf(error, t), isRefused: true })
      }
    }, 250)
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [requestBody, orderId, mayAsk, locale, t])
  return (
    <Text aria-live="polite" fw={600} {...(result.isRefused ? { c: 'red' } : {})}>
      {result.text}
    </Text>
  )
}
