import { Button } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { notifyDone, notifyOdd, notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

/** Queries the provider about pending movements now, and shows the result. It is idempotent, so it needs no confirmation. */
export function AskNow({ movement }: { movement: number }) {
  const t = useWords()
  const can = useCan()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  if (!can('sales.transactions.ask')) return null
  const ask = async () => {
    setBusy(true)
    try {
      const answer = await call('POST', 'sales.admin.payment_asks.store', { params: { id: movement } })
      if (answer === false) return
      const { state, message } = answer.data
      const say = state === 'done' || state === 'pending' ? notifyDone : notifyOdd
      say(t(`sales.admin_orders.asked_${state}`, { message }))
      revalidate()
    } catch (error) {
      notifyProblem(error, t)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="xs" variant="default" mt={4} loading={isBusy} onClick={() => void ask()}>
      {t('sales.admin_orders.ask_now')}
    </Button>
  )
}
