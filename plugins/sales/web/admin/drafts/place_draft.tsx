import { Button, Checkbox, Text } from '@mantine/core'
import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { messageOf, notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { DraftState } from './use_draft'

/** The order button. It is enabled once everything is chosen and the customer has agreed. */
export function PlaceDraft({ draft, isBusy, change }: DraftState) {
  const t = useWords()
  const can = useCan()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const [accepts, setAccepts] = useState(false)
  const [isPlacing, setPlacing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // One idempotency key per draft: a repeated request creates one order.
  const [key] = useState(() => `${draft.id}-${Math.random().toString(36).slice(2)}`)
  const total = draft.totals?.total.amount ?? 0
  const isReady = draft.steps.payment === 'current' && (total === 0 || draft.payment.chosen !== null)
  const place = async () => {
    setPlacing(true)
    setFailure(null)
    try {
      const answer = await call('POST', 'sales.admin.draft_orders.store', {
        params: { id: draft.id },
        data: { acceptsTerms: true, total },
        headers: { 'idempotency-key': `${key}-${draft.version}` },
      })
      if (!answer) return
      notifyDone(t('sales.drafts.placed', { number: answer.data.number }))
      const path = can('sales.orders.view') ? pathOf('sales.admin.order', { id: answer.data.id }) : null
      navigate(path ?? pathOf('sales.admin.orders') ?? '/admin')
    } catch (error) {
      setFailure(messageOf(error, t))
      // The refusal may be about a change meanwhile, so the draft is reloaded.
      await change(() => call('GET', 'sales.admin.drafts.show', { params: { id: draft.id } }))
    } finally {
      setPlacing(false)
    }
  }
  return (
    <>
      <Checkbox
        my="sm"
        label={t('sales.drafts.accepts')}
        checked={accepts}
        onChange={({ currentTarget }) => setAccepts(currentTarget.checked)}
      />
      {!isReady && <p className="admin-hint">{t('sales.drafts.not_ready')}</p>}
      {failure && (
        <Text role="alert" c="red" size="sm" mb="xs">
          {failure}
        </Text>
      )}
      <Button fullWidth disabled={!isReady || !accepts || isBusy} loading={isPlacing} onClick={() => void place()}>
        {t('sales.drafts.place')}
      </Button>
    </>
  )
}
