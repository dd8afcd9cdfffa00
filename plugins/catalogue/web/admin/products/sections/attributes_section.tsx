import { FormSection } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { AttributeField } from './attribute_field'
import { useProductForm } from '../form_data'
import type { ProductValues } from '../values'

/** The attributes of the family that are the same in every language, group by group. */
export function AttributesSection({ column }: { column: 1 | 2 }) {
  const { groups } = useProductForm()
  const { form } = useFormContext()
  const { variants } = form.values as ProductValues
  // What tells the variants apart is said by each of them.
  const options = new Set(variants.flatMap((variant) => Object.keys(variant.options)))
  return groups
    .filter((group) => (group.column === 2 ? 2 : 1) === column)
    .map(({ code, label, attributes }) => {
      const shown = attributes.filter(({ valuePerLocale, code: each }) => !valuePerLocale && !options.has(each))
      if (shown.length === 0) return null
      return (
        <FormSection key={code} title={label}>
          {shown.map((attribute) => (
            <AttributeField key={attribute.code} attribute={attribute} path="attributes" />
          ))}
        </FormSection>
      )
    })
}
