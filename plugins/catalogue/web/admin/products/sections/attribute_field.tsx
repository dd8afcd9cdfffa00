import { BooleanField, DayField, DecimalField, MoneyField, TextField, TextareaField } from '#web/admin/form/fields'
import { FileAttribute, PictureAttribute } from './file_field'
import { OptionField } from './option_field'
import { useProductForm } from '../form_data'
import type { FormAttribute } from '../values'

/** An attribute as its type is edited. */
export function AttributeField({ attribute, path }: { attribute: FormAttribute; path: string }) {
  const { currency } = useProductForm()
  const { code, label, type, isRequired, validation } = attribute
  const field = { name: `${path}.${code}`, label, required: isRequired }
  switch (type) {
    case 'textarea':
      return <TextareaField {...field} rows={3} />
    case 'boolean':
      return <BooleanField {...field} />
    case 'select':
    case 'multiselect':
    case 'checkbox':
      return <OptionField attribute={attribute} name={field.name} />
    case 'date':
      return <DayField {...field} />
    case 'price':
      return <MoneyField {...field} currency={currency} />
    case 'image':
      return <PictureAttribute {...field} />
    case 'file':
      return <FileAttribute {...field} />
    default:
      if (validation === 'decimal') return <DecimalField {...field} decimals={6} />
      return <TextField {...field} maxLength={255} {...(validation === 'numeric' ? { inputMode: 'numeric' } : {})} />
  }
}
