import { Button, Checkbox, Group, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Answer } from '#web/lib/registry'
import { PiecesDialog, type ChosenPieces } from './pieces_dialog'
import type { StaffOrder } from './order_data'

export type SourceChoice = Answer<'sales.admin.shipment_sources.index'>['data'][number]

interface ShipOrderProps {
  order: StaffOrder
  sources: SourceChoice[]
}

/** Sends a parcel: what is in it, where it leaves from, who carries it. */
export function ShipOrder({ order, sources }: ShipOrderProps) {
  const t = useWords()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const [source, setSource] = useState(sources[0]?.code ?? '')
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTracking] = useState('')
  const [notify, setNotify] = useState(true)
  if (!can('sales.shipments.create') || order.open.toShip === 0) return null
  const lines = order.lines
    .filter(({ toShip }) => toShip > 0)
    .map((line) => ({
      ...{ line, most: line.toShip },
      // What is not there cannot be sent.
      first: Math.max(0, line.toShip - line.short),
    }))
  const send = (pieces: ChosenPieces[], key: string) =>
    call('POST', 'sales.admin.shipments.store', {
      params: { id: order.id },
      data: { source, carrier, trackingNumber, notify, lines: pieces },
      headers: { 'idempotency-key': key },
    })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sales.admin_orders.ship')}</Button>
      {isOpen && (
        <PiecesDialog
          title={t('sales.admin_orders.ship_title', { number: order.number })}
          lines={lines}
          submitLabel={t('sales.admin_orders.ship')}
          done={t('sales.admin_orders.shipped')}
          run={send}
          onClose={() => setOpen(false)}
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
        </PiecesDialog>
      )}
    </>
  )
}
