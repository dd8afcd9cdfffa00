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

/** What a refund comes to, asked of the server as it is chosen. */
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
        const { total, tax, most } = answer.data
        const amounts = {
          total: formatMoney(locale, total),
          tax: formatMoney(locale, tax),
          most: formatMoney(locale, most),
        }
        setTold({ text: t('sales.admin_orders.refund_sum', amounts), isRefused: false })
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
