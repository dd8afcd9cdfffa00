import { Checkbox, Group, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '#web/lib/clients'
import { MailNotice } from '#web/admin/mail_notice'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { PiecesDialog, type ChosenPieces } from './pieces_dialog'
import type { StaffOrder } from './order_data'

export type SourceChoice = ResponseOf<'sales.admin.shipment_sources.index'>['data'][number]

interface ShipDialogProps {
  order: StaffOrder
  sources: SourceChoice[]
  onClose: () => void
}

/** Creates a shipment: items, inventory source, carrier. */
export function ShipDialog({ order, sources, onClose }: ShipDialogProps) {
  const t = useWords()
  const [source, setSource] = useState(sources[0]?.code ?? '')
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTracking] = useState('')
  const [notify, setNotify] = useState(true)
  const lines = order.lines
    .filter(({ toShip }) => toShip > 0)
    .map((line) => ({
      line,
      most: line.toShip,
      // Only pieces in stock can be shipped.
      first: Math.max(0, line.toShip - line.short),
    }))
  const send = (pieces: ChosenPieces[], key: string) =>
    call('POST', 'sales.admin.shipments.store', {
      params: { id: order.id },
      data: { source, carrier, trackingNumber, notify, lines: pieces },
      headers: { 'idempotency-key': key },
    })
  return (
    <PiecesDialog
      title={t('sales.admin_orders.ship_title', { number: order.number })}
      lines={lines}
      submitLabel={t('sales.admin_orders.ship')}
      done={t('sales.admin_orders.shipped')}
      run={send}
      onClose={onClose}
    >
      <Select
        label={t('sales.admin_orders.source')}
        data={sources.map(({ code, name }) => ({ value: code, label: name }))}
        value={source}
        onChange={(value) => setSource(value ?? '')}
        allowDeselect={false}
        required
      />
      <Group grow align="start">
        <TextInput
          label={t('sales.admin_orders.carrier')}
          value={carrier}
          maxLength={120}
          onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
        />
        <TextInput
          label={t('sales.admin_orders.tracking')}
          value={trackingNumber}
          maxLength={120}
          onChange={({ currentTarget }) => setTracking(currentTarget.value)}
        />
      </Group>
      <Checkbox
        label={t('sales.admin_orders.tell_customer', { email: order.customer.email })}
        checked={notify}
        onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
      />
      {notify && <MailNotice />}
    </PiecesDialog>
  )
}
