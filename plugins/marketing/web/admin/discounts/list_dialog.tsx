import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { TextareaField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { LIMITS, LimitFields, type CouponDialogProps } from './limit_fields'

/** Codes that were made elsewhere, pasted as a list. */
export function ListDialog({ rule, onDone, onClose }: CouponDialogProps) {
  const t = useWords()
  const word = (name: string) => t(`marketing.coupons.${name}`)
  const form = useAdminForm({
    values: { codes: '', ...LIMITS },
    save: (data) => call('POST', 'marketing.admin.coupon_lists.store', { params: { id: rule }, data }),
    saved: word('listed'),
    onSaved: onDone,
  })
  return (
    <Dialog opened onClose={onClose} size="lg" title={word('list')}>
      <AdminForm form={form} onClose={onClose} submitLabel={word('list')}>
        <div className="admin-fields">
          <TextareaField name="codes" label={word('codes')} help={word('codes_help')} rows={8} required />
          <LimitFields />
        </div>
      </AdminForm>
    </Dialog>
  )
}
