import { NumberField } from '#web/admin/form/fields'
import { UnitsField } from '#web/admin/form/percent_field'
import { kitProps, option, type FieldInputProps } from '../field_props'

export function IntegerInput(props: FieldInputProps) {
  const unit = option<string>(props, 'unit')
  const digits = option<number>(props, 'digits')
  const shared = { ...kitProps(props), ...boundsOf(props) }
  if (digits) return <UnitsField {...shared} digits={digits} {...(unit ? { unit } : {})} />
  return <NumberField {...shared} {...(unit ? { suffix: unit } : {})} />
}

/** The bounds of a field of figures, where it has them. */
export function boundsOf(props: FieldInputProps): { min?: number; max?: number } {
  const [min, max] = [option<number>(props, 'min'), option<number>(props, 'max')]
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}
