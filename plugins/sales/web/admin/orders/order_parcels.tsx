import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { DeliverDialog } from '../shipments/deliver_dialog'
import { Entries } from './order_documents'
import type { StaffOrder } from './order_data'

type Parcel = StaffOrder['shipments'][number]

/** The shipments of an order, with the day on which each was delivered. */
export function OrderParcels({ order: { shipments } }: { order: StaffOrder }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const [marked, setMarked] = useState<Parcel | null>(null)
  const entries = shipments.map((parcel) => {
    const { id, number, at, quantity, carrier, trackingNumber, deliveredAt, isReplacement } = parcel
    const told = [
      isReplacement ? t('sales.admin_orders.replacement') : '',
      t('sales.admin_orders.pieces', { count: quantity }),
      carrier,
      trackingNumber,
      deliveredAt ? t('sales.admin_orders.delivered', { date: formatDate(locale, deliveredAt) }) : '',
    ]
    const isOpen = deliveredAt === null && can('sales.shipments.deliver')
    return {
      id,
      number,
      at,
      told: told.filter(Boolean).join(', '),
      action: isOpen && (
        <Button size="compact-sm" variant="default" ml="xs" onClick={() => setMarked(parcel)}>
          {t('sales.deliver.mark')}
        </Button>
      ),
    }
  })
  return (
    <>
      <Entries
        title={t('sales.admin_orders.parcels')}
        entries={entries}
        screen="sales.admin.shipment"
        permission="sales.shipments.view"
      />
      {marked && <DeliverDialog parcel={marked} onClose={() => setMarked(null)} />}
    </>
  )
}
