import { createContext, useContext, type ComponentType } from 'react'
import { LocaleTabs } from '#web/admin/form/locale_tabs'
import { useFormContext } from '#web/admin/form/form_context'
import { valueAt } from '#web/admin/form/paths'
import { locales } from '#web/lib/locale'
import { Brought } from './brought'
import { inputOf } from './field_kinds'
import { isShown } from './is_shown'
import type { DescribedField, FieldInputProps, FieldsProps } from './field_props'

/** An input for each field, in order. Translated fields that follow each other share their language tabs. */
export function FieldsOf({ fields, isNew, path = '' }: FieldsProps) {
  const { form, isReadOnly } = useFormContext()
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const valueOf = (name: string) => valueAt(form.values, at(name))
  const visible = fields.filter((field) => {
    if (isNew && !field.isInNewRow) return false
    // There is nothing to read of a secret, and of what was never set and cannot be any more.
    if (isReadOnly && field.kind === 'secret') return false
    if (!isNew && field.fixed && valueOf(field.name) === null) return false
    return isShown(field, fields, valueOf)
  })
  return runsOf(visible).map((run) => {
    const [first] = run as [DescribedField]
    if (!first.translated) return <One key={first.name} field={first} name={at(first.name)} isNew={isNew} />
    return (
      <LocaleTabs key={first.name} path={run.map(({ name }) => at(name))}>
        {(locale) =>
          run.map((field) => (
            <One
              key={field.name}
              field={field}
              name={`${at(field.name)}.${locale}`}
              isNew={isNew}
              isOptional={locale !== locales[0]}
            />
          ))
        }
      </LocaleTabs>
    )
  })
}

/** Inputs of the plugin's own, by field. */
export const OwnInputs = createContext<(field: string) => ComponentType<FieldInputProps> | null>(() => null)

interface OneProps {
  field: DescribedField
  name: string
  isNew: boolean
  /** A translation into another language than the default one. */
  isOptional?: boolean
}

function One({ field, name, isNew, isOptional = false }: OneProps) {
  const ownInput = useContext(OwnInputs)
  const Input = ownInput(field.name) ?? inputOf(field.kind)
  const isClosed = field.isReadOnly === true || (field.fixed && !isNew)
  // A default that the input begins with can be changed, not left out.
  const isFilledIn = isNew && field.hasDefault && isBlank(field.initial)
  const isAsked = field.required && !isOptional && !isFilledIn
  const props = { field, name, required: isAsked, disabled: isClosed, Fields: FieldsOf }
  return <Brought part={Input} props={props} />
}

const isBlank = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Fields alone, and translated fields that follow each other together. */
function runsOf(fields: readonly DescribedField[]): DescribedField[][] {
  const runs: DescribedField[][] = []
  for (const field of fields) {
    const last = runs.at(-1)
    if (field.translated && last?.[0]?.translated) last.push(field)
    else runs.push([field])
  }
  return runs
}
