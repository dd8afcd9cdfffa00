import { Button } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useCan } from '#web/admin/admin_data'
import { notifyDone, notifyOdd } from '#web/admin/notify'
import { useBusy } from '#web/admin/use_busy'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

/** Queries the provider about pending movements now, and shows the result. It is idempotent, so it needs no confirmation. */
export function AskNow({ movement }: { movement: number }) {
  const t = useWords()
  const can = useCan()
  const { revalidate } = useRevalidator()
  const { isBusy, run } = useBusy()
  if (!can('sales.transactions.ask')) return null
  const ask = async () => {
    const answer = await call('POST', 'sales.admin.payment_asks.store', { params: { id: movement } })
    if (answer === false) return
    const { state, message } = answer.data
    const say = state === 'done' || state === 'pending' ? notifyDone : notifyOdd
    say(t(`sales.admin_orders.asked_${state}`, { message }))
    revalidate()
  }
  return (
    <Button size="xs" variant="default" mt={4} loading={isBusy} onClick={() => void run(ask)}>
      {t('sales.admin_orders.ask_now')}
    </Button>
  )
}
