import { Text } from '@mantine/core'
import { FormSection } from '#web/admin/form/form_section'
import { SelectField, TextField } from '#web/admin/form/fields'
import { useWords } from '#web/lib/i18n'
import { useProductForm } from '../form_data'

const STATUSES = ['draft', 'published', 'private'] as const

/** Whether the shop shows it, and what it is. */
export function StatusSection() {
  const t = useWords()
  const { type, family } = useProductForm()
  return (
    <FormSection title={t('catalogue.product_form.publication')}>
      <SelectField
        name="status"
        label={t('catalogue.product_form.status')}
        required
        options={STATUSES.map((value) => ({ value, label: t(`catalogue.product_form.status_${value}`) }))}
      />
      <TextField name="taxCategory" label={t('catalogue.product_form.tax')} maxLength={64} />
      <Text size="sm" c="dimmed">
        {t('catalogue.product_form.kind', { type: t(`catalogue.product_form.type_${type}`), family })}
      </Text>
    </FormSection>
  )
}
