import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { NumberField, SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { LIMITS, LimitFields, type CouponDialogProps } from './limit_fields'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

const BLANK = {
  count: 100 as number | null,
  length: 10 as number | null,
  prefix: '',
  suffix: '',
  format: 'alphanumeric' as 'alphanumeric' | 'alphabetical' | 'numeric',
  ...LIMITS,
}

/** How many codes are to be made, and how they look. */
export function GenerateDialog({ rule, onDone, onClose }: CouponDialogProps) {
  const t = useWords()
  const word = (name: string) => t(`marketing.coupons.${name}`)
  const form = useAdminForm({
    values: BLANK,
    // What is left empty is refused at its field.
    save: ({ count, length, ...values }) =>
      call('POST', 'marketing.admin.coupons.store', {
        params: { id: rule },
        data: { ...values, count: count as number, length: length as number },
      }),
    saved: t('marketing.coupons.generated'),
    onSaved: onDone,
  })
  const formats = ['alphanumeric', 'alphabetical', 'numeric'].map((value) => ({
    value,
    label: word(`format_${value}`),
  }))
  return (
    <Dialog opened onClose={onClose} size="lg" title={word('generate')}>
      <AdminForm form={form} onClose={onClose} submitLabel={word('generate')}>
        <div className="admin-fields">
          <FieldRow>
            <NumberField name="count" label={word('count')} min={1} max={5000} required />
            <NumberField name="length" label={word('length')} help={word('length_help')} min={10} max={32} required />
          </FieldRow>
          <SelectField name="format" label={word('format')} options={formats} required />
          <FieldRow>
            <TextField name="prefix" label={word('prefix')} maxLength={12} spellCheck={false} />
            <TextField name="suffix" label={word('suffix')} maxLength={12} spellCheck={false} />
          </FieldRow>
          <LimitFields />
        </div>
      </AdminForm>
    </Dialog>
  )
}
