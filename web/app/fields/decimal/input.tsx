import { DecimalField } from '#web/admin/form/fields'
import { boundsOf } from '../integer/input'
import { kitProps, option, type FieldInputProps } from '../field_props'

export function DecimalInput(props: FieldInputProps) {
  const unit = option<string>(props, 'unit')
  return (
    <DecimalField
      {...kitProps(props)}
      {...boundsOf(props)}
      decimals={option<number>(props, 'digits') ?? 2}
      {...(unit ? { suffix: unit } : {})}
    />
  )
}
