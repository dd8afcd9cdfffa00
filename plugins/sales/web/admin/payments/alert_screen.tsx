import { Stack, Text, Textarea } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { ConfirmDialog } from '#web/admin/confirm_button'
import { AdminPage } from '#web/admin/frame/page'
import { notifyDone } from '#web/admin/notify'
import { RecordActions, type RecordAction } from '#web/admin/record_actions'
import { RecordHistory } from '#web/admin/record_history'
import { RecordStates } from '#web/admin/record_states'
import { call } from '#web/lib/clients'
import { formatInstant, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Facts, type Fact } from './facts'

export const meta = adminHead

type Alert = ResponseOf<'sales.admin.payment_alerts.show'>['data']

export const loader = adminLoader(
  { id: 'sales.admin.payment_alert', words: ['sales.admin_payment_alerts', 'sales.admin_transactions'] },
  async ({ context, params, locale }) => ({
    alert: (
      await callOrFail(context, 'GET', 'sales.admin.payment_alerts.show', {
        params: { id: String(params.id) },
        query: { locale },
      })
    ).data,
  })
)

/** An alert about money: what happened, and the ways out. */
export default function PaymentAlertScreen() {
  const t = useWords()
  const { alert } = useLoaderData<typeof loader>()
  const isOpen = alert.state === 'open'
  return (
    <AdminPage
      title={t(`sales.admin_payment_alerts.kind_${alert.kind}`)}
      parent={{ screen: 'sales.admin.payment_alerts' }}
      caption={
        <>
          <RecordStates
            states={[{ word: t(`sales.admin_payment_alerts.state_${alert.state}`), tone: isOpen ? 'alarm' : 'done' }]}
          />
          <RecordHistory subject="sales.payment_alerts" id={alert.id} />
        </>
      }
      actions={<AlertActions alert={alert} />}
    >
      <Stack>
        <section className="admin-panel" aria-label={t('sales.admin_payment_alerts.what')}>
          <Text>{t(`sales.admin_payment_alerts.text_${alert.kind}`, { count: alert.count ?? 0 })}</Text>
          {isOpen && <Text mt="xs">{t(`sales.admin_payment_alerts.way_${alert.kind}`)}</Text>}
        </section>
        <section className="admin-panel" aria-label={t('sales.admin_payment_alerts.facts')}>
          <AlertFacts alert={alert} />
        </section>
      </Stack>
    </AdminPage>
  )
}

function AlertFacts({ alert }: { alert: Alert }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const { order, transactionId, told } = alert
  const word = (key: string) => t(`sales.admin_payment_alerts.${key}`)
  const facts: (Fact | null | false)[] = [
    { label: word('at'), value: formatInstant(locale, alert.at) },
    { label: word('method'), value: alert.method },
    alert.number
      ? {
          label: word('order'),
          value: alert.number,
          to: order && can('sales.orders.view') ? pathOf('sales.admin.order', { id: order.id }) : null,
        }
      : null,
    alert.amount && { label: word('amount'), value: formatMoney(locale, alert.amount) },
    alert.expected && { label: word('expected'), value: formatMoney(locale, alert.expected) },
    alert.reference
      ? {
          label: word('reference'),
          value: alert.reference,
          to:
            transactionId !== null && can('sales.transactions.view')
              ? pathOf('sales.admin.transaction', { id: transactionId })
              : null,
        }
      : null,
    told && { label: word('told'), value: t(`sales.admin_transactions.kind_${told.kind}`) },
    told?.raw ? { label: word('raw'), value: told.raw } : null,
    told?.message ? { label: word('message'), value: told.message } : null,
    alert.closedAt !== null && {
      label: word('closed'),
      value: `${formatInstant(locale, alert.closedAt)} · ${alert.closedBy ?? ''}`,
    },
    alert.note ? { label: word('note'), value: alert.note } : null,
  ]
  return <Facts facts={facts.filter((fact) => fact !== null && fact !== false)} />
}

function AlertActions({ alert }: { alert: Alert }) {
  const t = useWords()
  const can = useCan()
  const { id, actions } = alert
  if (alert.state === 'closed') return null
  const word = (key: string) => t(`sales.admin_payment_alerts.${key}`)
  const way = (key: 'record' | 'give_back', permission: string): RecordAction | false => {
    const route =
      key === 'record' ? 'sales.admin.payment_alert_records.store' : 'sales.admin.payment_alert_refunds.store'
    return (
      actions.includes(key) &&
      can(permission) && {
        key,
        label: word(key),
        dialog: (close) => (
          <ConfirmDialog
            opened
            label={word(key)}
            question={word(`${key}_question`)}
            run={async () => {
              if ((await call('POST', route, { params: { id } })) !== false) notifyDone(word(`${key}_done`))
            }}
            onClose={close}
          />
        ),
      }
    )
  }
  const close = can('sales.payment_alerts.close') && {
    key: 'close',
    label: word('close'),
    dialog: (leave: () => void) => <CloseDialog id={id} onClose={leave} />,
  }
  const given = [way('record', 'sales.transactions.create'), way('give_back', 'sales.transactions.refund'), close]
  const next = given.find((action) => action !== false)
  return <RecordActions actions={given} next={next ? next.key : null} />
}

/** Closes an alert with a note for the others. */
function CloseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords()
  const [note, setNote] = useState('')
  return (
    <ConfirmDialog
      opened
      label={t('sales.admin_payment_alerts.close')}
      question={
        <Stack>
          <Text>{t('sales.admin_payment_alerts.close_question')}</Text>
          <Textarea
            label={t('sales.admin_payment_alerts.note')}
            description={t('sales.admin_payment_alerts.note_help')}
            value={note}
            maxLength={500}
            autosize
            minRows={2}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </Stack>
      }
      run={async () => {
        const answer = await call('POST', 'sales.admin.payment_alert_closings.store', {
          params: { id },
          data: { note },
        })
        if (answer !== false) notifyDone(t('sales.admin_payment_alerts.close_done'))
      }}
      onClose={onClose}
    />
  )
}
