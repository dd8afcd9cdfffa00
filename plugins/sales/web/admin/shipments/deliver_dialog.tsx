import { useRevalidator } from '@remix-run/react'
import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { DayField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

/** Marks a parcel as delivered, today or on an earlier day. */
export function DeliverDialog({ parcel, onClose }: { parcel: { id: number; number: string }; onClose: () => void }) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const form = useAdminForm({
    values: { deliveredOn: null as string | null },
    save: ({ deliveredOn }) =>
      call('POST', 'sales.admin.shipment_deliveries.store', {
        params: { id: parcel.id },
        data: deliveredOn ? { deliveredOn } : {},
      }),
    saved: t('sales.deliver.done', { number: parcel.number }),
    onSaved: () => {
      revalidate()
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('sales.deliver.title', { number: parcel.number })}>
      <AdminForm form={form} onClose={onClose} submitLabel={t('sales.deliver.mark')}>
        <div className="admin-fields">
          <DayField name="deliveredOn" label={t('sales.deliver.on')} help={t('sales.deliver.on_help')} />
        </div>
      </AdminForm>
    </Dialog>
  )
}
