import { Button, Checkbox, Group, Loader, Stack, Table, Text, TextInput } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { Dialog } from '#web/admin/dialogs/dialog'
import { DialogEnd, useSending } from '#web/admin/dialogs/sending'
import { followJob } from '#web/admin/frame/jobs'
import { MailNotice } from '#web/admin/mail_notice'
import { notifyDone } from '#web/admin/notify'
import { UnchangedRows } from '#web/admin/table/bulk_preview'
import { newIdempotencyKey } from '#web/lib/idempotency_key'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import type { OwnDialog } from '#web/admin/table/bulk_action'
import type { RowSelection } from '#web/admin/table/use_selection'

type Planned = ResponseOf<'sales.admin.shipment_previews.store'>['data'][number]
type Outcome = ResponseOf<'sales.admin.shipment_batches.store'>['data'][number]

/** Ships the selected orders, one shipment each. */
export function useShipAction(): OwnDialog {
  const t = useWords()
  return {
    key: 'ship',
    label: t('sales.admin_orders.ship'),
    permission: 'sales.shipments.create',
    dialog: (selection, onClose) => <ShipOrders selection={selection} onClose={onClose} />,
  }
}

interface ShipOrdersProps {
  selection: RowSelection
  onClose: () => void
}

/** The dialog: a plan of what can be shipped, the carriers, then the result per order. */
function ShipOrders({ selection, onClose }: ShipOrdersProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const [outcomes, setOutcomes] = useState<Outcome[] | null>(null)
  const close = () => {
    if (outcomes) selection.clear()
    onClose()
  }
  return (
    <Dialog opened onClose={close} title={t('sales.admin_orders.ship_many')} size="lg">
      {outcomes ? (
        <Shipped outcomes={outcomes} onClose={close} />
      ) : (
        <Plan
          selection={selection}
          onClose={close}
          onShipped={(done) => {
            setOutcomes(done)
            revalidate()
          }}
        />
      )}
    </Dialog>
  )
}

function Plan({ selection, onClose, onShipped }: ShipOrdersProps & { onShipped: (outcomes: Outcome[]) => void }) {
  const t = useWords()
  const [sendsUnpaid, setSendsUnpaid] = useState(false)
  const [carrier, setCarrier] = useState('')
  const [notify, setNotify] = useState(true)
  const [tracking, setTracking] = useState<Record<number, string>>({})
  // One idempotency key per dialog: a repeated request ships once.
  const [key] = useState(newIdempotencyKey)
  const { planned, failure } = usePlan(selection, sendsUnpaid)
  const sending = useSending()
  if (failure) return <Failure text={failure} onClose={onClose} />
  if (!planned) return <Loader size="sm" role="status" aria-label={t('admin.table.reading')} />
  const ready = planned.filter(({ reason }) => reason === null)
  const kept = planned.flatMap(({ number, reason }) => (reason === null ? [] : [{ label: number, reason }]))
  const submit = () =>
    sending.send(async () => {
      const answer = await call('POST', 'sales.admin.shipment_batches.store', {
        data: {
          orders: ready.map(({ id }) => ({ id, trackingNumber: tracking[id] ?? '' })),
          carrier,
          notify,
          sendsUnpaid,
        },
        headers: { 'idempotency-key': key },
      })
      if (answer) onShipped(answer.data)
    })
  return (
    <Stack>
      <Text>{t('sales.admin_orders.ship_many_plan', { count: ready.length })}</Text>
      {ready.length > 0 && (
        <Table verticalSpacing="xs" className="admin-pieces" aria-label={t('sales.admin_orders.ship_many')}>
          <Table.Tbody>
            {ready.map((order) => (
              <PlannedRow
                key={order.id}
                order={order}
                tracking={tracking[order.id] ?? ''}
                onTrack={(number) => setTracking((before) => ({ ...before, [order.id]: number }))}
              />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {kept.length > 0 && <UnchangedRows rows={kept} />}
      {(sendsUnpaid || planned.some(({ isUnpaid }) => isUnpaid)) && (
        <Checkbox
          label={t('sales.admin_orders.ship_unpaid')}
          checked={sendsUnpaid}
          onChange={({ currentTarget }) => setSendsUnpaid(currentTarget.checked)}
        />
      )}
      {ready.length > 0 && (
        <>
          <TextInput
            label={t('sales.admin_orders.carrier')}
            value={carrier}
            maxLength={120}
            onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
          />
          <Checkbox
            label={t('sales.admin_orders.tell_customers')}
            checked={notify}
            onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
          />
          {notify && <MailNotice />}
        </>
      )}
      <DialogEnd
        {...sending}
        label={t('sales.admin_orders.ship_count', { count: ready.length })}
        isDisabled={ready.length === 0}
        onSubmit={submit}
        onClose={onClose}
      />
    </Stack>
  )
}

/** The server refused the plan, for example for too many orders. */
function Failure({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useWords()
  return (
    <Stack>
      <Text role="alert" c="red">
        {text}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('shell.close')}
        </Button>
      </Group>
    </Stack>
  )
}

interface PlannedRowProps {
  order: Planned
  tracking: string
  onTrack: (number: string) => void
}

function PlannedRow({ order: { number, customer, pieces, source }, tracking, onTrack }: PlannedRowProps) {
  const t = useWords()
  return (
    <Table.Tr>
      <Table.Td>
        <strong>{number}</strong> {customer}
        <Text size="xs" c="dimmed">
          {t('sales.admin_orders.parcel_of', { count: pieces, source: source?.name ?? '' })}
        </Text>
      </Table.Td>
      <Table.Td style={{ gridColumn: '1 / -1' }}>
        <TextInput
          size="xs"
          aria-label={t('sales.admin_orders.tracking_of', { number })}
          placeholder={t('sales.admin_orders.tracking')}
          value={tracking}
          maxLength={120}
          onChange={({ currentTarget }) => onTrack(currentTarget.value)}
        />
      </Table.Td>
    </Table.Tr>
  )
}

/** Loads the plan. While it reloads, the last one is shown. */
function usePlan(selection: RowSelection, sendsUnpaid: boolean) {
  const [planned, setPlanned] = useState<Planned[] | null>(null)
  const { send, failure } = useSending()
  const latest = useRef({ selection, send })
  useEffect(() => {
    let isOver = false
    void latest.current.send(async () => {
      const answer = await call('POST', 'sales.admin.shipment_previews.store', {
        data: { selection: latest.current.selection.value(), sendsUnpaid },
      })
      if (!isOver && answer) setPlanned(answer.data)
    })
    return () => {
      isOver = true
    }
  }, [sendsUnpaid])
  return { planned, failure }
}

function Shipped({ outcomes, onClose }: { outcomes: Outcome[]; onClose: () => void }) {
  const t = useWords()
  const can = useCan()
  const { send, isBusy, failure } = useSending()
  const shipments = outcomes.flatMap(({ shipment }) => (shipment === null ? [] : [shipment]))
  const kept = outcomes.flatMap(({ number, reason }) => (reason === null ? [] : [{ label: number, reason }]))
  const print = () =>
    send(async () => {
      const answer = await call('POST', 'sales.admin.shipment_papers.store', {
        data: { selection: { ids: shipments }, format: 'pdf' },
      })
      if (!answer) return
      followJob(answer.data.job)
      notifyDone(t('admin.bulk.started'))
      onClose()
    })
  return (
    <Stack>
      <Text role="status">{t('sales.admin_orders.shipped_many', { count: shipments.length })}</Text>
      {kept.length > 0 && <UnchangedRows rows={kept} />}
      {failure && (
        <Text role="alert" c="red">
          {failure}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('shell.close')}
        </Button>
        {shipments.length > 0 && can('sales.shipments.print') && (
          <Button onClick={print} loading={isBusy}>
            {t('sales.admin_orders.print_notes')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
