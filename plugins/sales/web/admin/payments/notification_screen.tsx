import { Button, Code, Stack, Table, Text } from '@mantine/core'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { notifyDone, notifyOdd, notifyProblem } from '#web/admin/notify'
import { RecordHistory } from '#web/admin/record_history'
import { RecordStates, type RecordState } from '#web/admin/record_states'
import { call } from '#web/lib/clients'
import { formatInstant, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Facts } from './facts'

export const meta = adminHead

type Notification = ResponseOf<'sales.admin.payment_notifications.show'>['data']

export const loader = adminLoader(
  {
    id: 'sales.admin.payment_notification',
    words: ['sales.admin_payment_notifications', 'sales.admin_transactions'],
  },
  async ({ context, params, locale }) => ({
    notification: (
      await callOrFail(context, 'GET', 'sales.admin.payment_notifications.show', {
        params: { id: String(params.id) },
        query: { locale },
      })
    ).data,
  })
)

const TONES: Record<string, RecordState['tone']> = { done: 'done', waiting: 'waiting', failed: 'alarm', apart: 'over' }

/** A notification of a payment provider: the request as it came, and what it told. */
export default function PaymentNotificationScreen() {
  const t = useWords()
  const can = useCan()
  const { notification } = useLoaderData<typeof loader>()
  const { id, state, verdict, event, canWork } = notification
  const word = (key: string) => t(`sales.admin_payment_notifications.${key}`)
  return (
    <AdminPage
      title={t('sales.admin_payment_notifications.one_of', { method: notification.method })}
      parent={{ screen: 'sales.admin.payment_notifications' }}
      caption={
        <>
          <RecordStates
            states={[
              { word: word(`state_${state}`), tone: TONES[state] ?? 'over' },
              { word: word(`verdict_${verdict}`), tone: verdict === 'forged' ? 'alarm' : 'over' },
            ]}
          />
          <RecordHistory subject="sales.payment_notifications" id={id} />
        </>
      }
      actions={canWork && can('sales.payment_notifications.work') ? <WorkAgain id={id} /> : null}
    >
      <Stack key={event}>
        <section className="admin-panel" aria-label={word('facts')}>
          <NotificationFacts notification={notification} />
        </section>
        <section className="admin-panel" aria-labelledby="told">
          <h2 id="told">{word('told')}</h2>
          <Told news={notification.news} />
        </section>
        <section className="admin-panel" aria-labelledby="request">
          <h2 id="request">{word('request')}</h2>
          <Request notification={notification} />
        </section>
      </Stack>
    </AdminPage>
  )
}

function NotificationFacts({ notification }: { notification: Notification }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const { order, message, workedAt, request } = notification
  const word = (key: string) => t(`sales.admin_payment_notifications.${key}`)
  const facts = [
    { label: word('received_at'), value: formatInstant(locale, notification.receivedAt) },
    { label: word('received'), value: String(notification.received) },
    workedAt !== null && { label: word('worked_at'), value: formatInstant(locale, workedAt) },
    { label: word('recorded'), value: String(notification.recorded) },
    message ? { label: word('message'), value: message } : null,
    order && {
      label: word('order'),
      value: order.number,
      to: can('sales.orders.view') ? pathOf('sales.admin.order', { id: order.id }) : null,
    },
    { label: word('channel'), value: notification.channel },
    { label: word('event'), value: notification.event },
    { label: word('ip'), value: request.ip },
  ]
  return <Facts facts={facts.filter((fact) => fact !== null && fact !== false)} />
}

function Told({ news }: Pick<Notification, 'news'>) {
  const t = useWords()
  const locale = useLocale()
  if (news.length === 0) return <Text c="dimmed">{t('sales.admin_payment_notifications.told_nothing')}</Text>
  return (
    <Table verticalSpacing={4} layout="fixed" style={{ overflowWrap: 'anywhere' }}>
      <Table.Thead>
        <Table.Tr>
          {['kind', 'amount', 'reference', 'raw'].map((key) => (
            <Table.Th key={key}>{t(`sales.admin_payment_notifications.${key}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {news.map(({ kind, amount, reference, raw, message }) => (
          <Table.Tr key={`${kind}${reference}`}>
            <Table.Td>{t(`sales.admin_transactions.kind_${kind}`)}</Table.Td>
            <Table.Td>{formatMoney(locale, amount)}</Table.Td>
            <Table.Td>{reference}</Table.Td>
            <Table.Td>{[raw, message].filter(Boolean).join(' · ')}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Request({ notification: { request, body } }: { notification: Notification }) {
  const t = useWords()
  const head = [
    `${request.method} ${request.query ? `?${request.query}` : ''}`.trim(),
    ...request.headers.map(({ name, value }) => `${name}: ${value}`),
  ]
  return (
    <Stack>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflow: 'visible' }}>
        {head.join('\n')}
      </Code>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflow: 'visible' }}>
        {body || t('sales.admin_payment_notifications.no_body')}
      </Code>
    </Stack>
  )
}

/** Works on the notification now. What is recorded already stays as it is, so it needs no confirmation. */
function WorkAgain({ id }: { id: number }) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const work = async () => {
    setBusy(true)
    try {
      const answer = await call('POST', 'sales.admin.payment_notification_works.store', { params: { id } })
      if (answer === false) return
      const say = answer.data.state === 'done' ? notifyDone : notifyOdd
      say(t(`sales.admin_payment_notifications.worked_${answer.data.state}`))
      revalidate()
    } catch (error) {
      notifyProblem(error, t)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void work()}>
      {t('sales.admin_payment_notifications.work')}
    </Button>
  )
}
