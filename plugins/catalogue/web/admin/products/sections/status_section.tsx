import { Text } from '@mantine/core'
import { FormSection } from '#web/admin/form/form_section'
import { SelectField, TextField } from '#web/admin/form/fields'
import { useWords } from '#web/lib/i18n'
import { useProductForm } from '../form_data'

/** How it is taxed, and what it is. */
export function StatusSection() {
  const t = useWords()
  const { type, familyLabel: family, taxCategories } = useProductForm()
  return (
    <FormSection title={t('catalogue.product_form.publication')}>
      <TaxCategory choices={taxCategories} />
      <Text size="sm" c="dimmed">
        {t('catalogue.product_form.kind', { type: t(`catalogue.product_form.type_${type}`), family })}
      </Text>
    </FormSection>
  )
}

/** One of the shop's categories of VAT; a code that is none of them stays until another is chosen. */
function TaxCategory({ choices }: { choices: { code: string; name: string }[] }) {
  const t = useWords()
  const { product } = useProductForm()
  if (choices.length === 0)
    return <TextField name="taxCategory" label={t('catalogue.product_form.tax')} maxLength={64} />
  const standing = product?.taxCategory
  const isKnown = !standing || choices.some(({ code }) => code === standing)
  const options = [...choices, ...(isKnown ? [] : [{ code: standing, name: standing }])]
  return (
    <SelectField
      name="taxCategory"
      label={t('catalogue.product_form.tax')}
      help={t('catalogue.product_form.tax_help')}
      placeholder={t('catalogue.product_form.tax_default')}
      options={options.map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
}
