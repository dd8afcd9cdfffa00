import { NumberField } from '#web/admin/form/fields'
import { kitProps, option, type FieldInputProps } from '../field_props'

export function IntegerInput(props: FieldInputProps) {
  return (
    <NumberField
      {...kitProps(props)}
      {...boundsOf(props)}
      {...(option<string>(props, 'unit') ? { suffix: option<string>(props, 'unit') as string } : {})}
    />
  )
}

/** The bounds of a field of figures, where it has them. */
export function boundsOf(props: FieldInputProps): { min?: number; max?: number } {
  const [min, max] = [option<number>(props, 'min'), option<number>(props, 'max')]
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}
