import type { DescribedField } from './field_props'

type Conditional = Pick<DescribedField, 'visibleWhen'> & Partial<Pick<DescribedField, 'shownFor'>>

type Condition = NonNullable<DescribedField['visibleWhen']>

/** Whether a field has an input: its conditions hold, and the field of each condition has an input too. */
export function isShown(
  { visibleWhen, shownFor }: Conditional,
  fields: readonly DescribedField[],
  valueOf: (name: string) => unknown
): boolean {
  const holds = ({ field: name, is }: Condition) => {
    const other = fields.find((field) => field.name === name)
    // Of several values one is enough.
    const values = [valueOf(name)].flat() as Condition['is'][number][]
    return values.some((value) => is.includes(value)) && (!other || isShown(other, fields, valueOf))
  }
  return (!visibleWhen || holds(visibleWhen)) && (!shownFor || shownFor.some((all) => all.every(holds)))
}
