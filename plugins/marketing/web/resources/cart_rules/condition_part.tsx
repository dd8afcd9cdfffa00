import { Select, Text } from '@mantine/core'
import type { ComponentType } from 'react'
import { useField, useFormContext } from '#web/admin/form/form_context'
import type { DescribedField, FieldsProps } from '#web/fields/field_props'
import { useWords } from '#web/lib/i18n'
import type { AskablePart } from './rule_parts'

export interface Part {
  kind: string
  values: Record<string, unknown>
}

interface ConditionPartProps {
  part: Part
  path: string
  conditions: readonly AskablePart[] | null
  Fields: ComponentType<FieldsProps>
}

/** What one condition asks, and the fields that it has. */
export function ConditionPart({ part, path, conditions, Fields }: ConditionPartProps) {
  const t = useWords()
  const { form } = useFormContext()
  const label = t('marketing.discounts.subject')
  const { id, readOnly } = useField(`${path}.kind`, label)
  if (!conditions) return null
  const described = conditions.find(({ kind }) => kind === part.kind)
  const groups = [...new Set(conditions.map(({ level }) => level))].map((level) => ({
    group: t(`marketing.discounts.level_${level}`),
    items: conditions
      .filter((one) => one.level === level)
      .map(({ kind, label: name }) => ({ value: kind, label: name })),
  }))
  const choose = (kind: string | null) => {
    const chosen = conditions.find((one) => one.kind === kind)
    // Another condition has other fields: what was given for the one before is gone.
    if (chosen && kind !== part.kind) form.set(path, { kind, values: chosen.initial })
  }
  return (
    <div className="admin-fields">
      <Select
        id={id}
        label={label}
        description={described?.help}
        data={groups}
        value={described ? part.kind : null}
        readOnly={readOnly}
        onChange={choose}
        allowDeselect={false}
        searchable
        required
      />
      {described ? (
        <Fields key={part.kind} fields={described.fields as DescribedField[]} isNew path={`${path}.values`} />
      ) : (
        <Text size="sm" c="red">
          {t('marketing.discounts.unknown_condition', { kind: part.kind })}
        </Text>
      )}
    </div>
  )
}
