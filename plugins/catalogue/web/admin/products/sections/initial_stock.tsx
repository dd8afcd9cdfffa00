import { useCan } from '#web/admin/admin_data'
import { NumberField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import { useProductForm } from '../form_data'
import type { ProductValues } from '../values'

/** What a new product begins with, by variant and source. */
export function InitialStock() {
  const t = useWords()
  const can = useCan()
  const { form } = useFormContext()
  const { sources, type } = useProductForm()
  const { variants } = form.values as ProductValues
  const active = sources.filter(({ isActive }) => isActive)
  // The only field there is stands at the top.
  const isAbove = active.length === 1 && type !== 'configurable'
  if (isAbove || !can('catalogue.products.update_inventories')) return null
  return (
    <FormSection title={t('catalogue.product_form.stock')}>
      {variants.map(({ sku }, at) => (
        <FieldRow key={at}>
          {active.map(({ code, name }) => (
            <NumberField
              key={code}
              name={`variants.${at}.stock.${code}`}
              label={variants.length > 1 ? `${sku || at + 1} – ${name}` : name}
              min={0}
            />
          ))}
        </FieldRow>
      ))}
    </FormSection>
  )
}
