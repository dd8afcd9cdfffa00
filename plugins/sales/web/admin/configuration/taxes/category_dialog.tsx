import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { NumberField, TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Answer } from '#web/lib/registry'

export type TaxCategory = Answer<'sales.admin.tax_categories.show'>['data']

interface CategoryDialogProps {
  /** Null: a new one. */
  category: TaxCategory | null
  onDone: () => void
  onClose: () => void
}

const valuesOf = (category: TaxCategory | null) => ({
  name: category?.name ?? '',
  code: category?.code ?? '',
  description: category?.description ?? '',
  position: category?.position ?? 0,
})

/** A category of VAT, present or new. */
export function CategoryDialog({ category, onDone, onClose }: CategoryDialogProps) {
  const t = useWords()
  const form = useAdminForm({
    values: valuesOf(category),
    ...(category ? { version: category.version } : {}),
    save: ({ code, ...values }, version = 0) =>
      category
        ? call('PUT', 'sales.admin.tax_categories.update', {
            params: { id: category.id },
            data: { ...values, version },
          })
        : call('POST', 'sales.admin.tax_categories.store', { data: { ...values, code } }),
    fresh: (row) => ({ values: valuesOf(row as TaxCategory), version: (row as TaxCategory).version }),
    onSaved: onDone,
  })
  return (
    <Dialog opened onClose={onClose} title={t(category ? 'sales.tax_categories.edit' : 'sales.tax_categories.add')}>
      <AdminForm form={form} onClose={onClose}>
        <div className="admin-fields">
          <TextField name="name" label={t('sales.tax_categories.name')} maxLength={120} required />
          <TextField
            name="code"
            label={t('sales.tax_categories.code')}
            help={t('sales.tax_categories.code_help')}
            maxLength={64}
            spellCheck={false}
            disabled={category !== null}
            required
          />
          <TextField name="description" label={t('sales.tax_categories.description')} maxLength={500} />
          <NumberField name="position" label={t('sales.tax_categories.position')} min={0} max={9999} />
        </div>
      </AdminForm>
    </Dialog>
  )
}
