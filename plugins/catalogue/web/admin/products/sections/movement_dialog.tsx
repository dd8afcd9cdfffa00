import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { AdminForm } from '#web/admin/form/admin_form'
import { NumberField, SelectField, TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { useProductForm } from '../form_data'

const REASONS = ['delivery', 'adjustment', 'inventory', 'return', 'breakage', 'loss'] as const

/** Books stock in or out, with the reason that the ledger keeps. */
export function MovementDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const revalidator = useRevalidator()
  const { product, sources } = useProductForm()
  const variants = product?.variants ?? []
  const form = useAdminForm({
    values: {
      variantId: variants[0]?.id ?? 0,
      source: sources[0]?.code ?? '',
      quantity: null as number | null,
      reason: 'delivery' as string,
      reference: '',
    },
    save: ({ quantity, reason, ...values }) =>
      call('POST', 'catalogue.admin.stock_movements.store', {
        data: { ...values, quantity: quantity ?? 0, reason: reason as 'delivery' },
      }),
    saved: t('catalogue.product_form.stock_moved'),
    onSaved: () => {
      revalidator.revalidate()
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('catalogue.product_form.move_stock')}>
      <AdminForm form={form} onClose={onClose} submitLabel={t('catalogue.product_form.move_stock')}>
        {variants.length > 1 && (
          <SelectField
            name="variantId"
            label={t('catalogue.product_form.sku')}
            required
            options={variants.map(({ id, sku }) => ({ value: String(id), label: sku }))}
          />
        )}
        <SelectField
          name="source"
          label={t('catalogue.product_form.source')}
          required
          options={sources.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <NumberField
          name="quantity"
          label={t('catalogue.product_form.quantity')}
          help={t('catalogue.product_form.quantity_help')}
          required
        />
        <SelectField
          name="reason"
          label={t('catalogue.product_form.reason')}
          required
          options={REASONS.map((value) => ({ value, label: t(`catalogue.product_form.reason_${value}`) }))}
        />
        <TextField name="reference" label={t('catalogue.product_form.reference')} maxLength={64} />
      </AdminForm>
    </Dialog>
  )
}
