import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useFormContext } from '#web/admin/form/form_context'
import { valueAt } from '#web/admin/form/paths'
import type { DescribedField, FieldInputProps } from '#web/fields/field_props'
import { useRuleParts } from './rule_parts'

/** The fields of what a rule gives, as its kind asks for them. */
export default function SettingsInput({ name, Fields }: FieldInputProps) {
  const { form } = useFormContext()
  const parts = useRuleParts()
  const kind = valueAt(form.values, 'kind')
  const before = useRef(kind)
  const action = parts?.actions.find((one) => one.kind === kind)
  const { set } = form
  const settings = valueAt(form.values, name) as Record<string, unknown> | null
  useEffect(() => {
    if (!action || before.current === kind) return
    before.current = kind
    // What both kinds ask for stays as it was typed.
    const kept = Object.entries(action.initial).map(([key, initial]) => [key, settings?.[key] ?? initial])
    set(name, Object.fromEntries(kept))
  }, [action, kind, name, set, settings])
  if (!action) return null
  return (
    <>
      {action.help && (
        <Text size="sm" c="dimmed">
          {action.help}
        </Text>
      )}
      <Fields fields={action.fields as DescribedField[]} isNew path={name} />
    </>
  )
}
