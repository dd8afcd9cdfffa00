import { ActionIcon, Group, Select, Text } from '@mantine/core'
import { SelectField } from '#web/admin/form/fields'
import { useField, useFormContext } from '#web/admin/form/form_context'
import { FieldRow } from '#web/admin/form/form_section'
import { IconTrash } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { ConditionValue, FIGURES, type RuleChoices } from './condition_value'

export type Condition = ResponseOf<'marketing.admin.cart_rules.show'>['data']['conditions']['list'][number]

const SUBJECTS = [
  'subtotal',
  'quantity',
  'weight',
  'country',
  'postcode',
  'shipping_method',
  'payment_method',
  'category',
  'sku',
  'attribute',
  'unit_price',
]

export const blankCondition: Condition = { subject: 'subtotal', attribute: '', operator: 'at_least', values: [] }

interface ConditionLineProps {
  condition: Condition
  number: number
  path: string
  choices: RuleChoices | null
  remove: () => void
}

export function ConditionLine({ condition: { subject }, number, path, choices, remove }: ConditionLineProps) {
  const t = useWords()
  const { form, isReadOnly } = useFormContext()
  const problem = form.errors[`${path}.values`]
  const operators = (FIGURES.includes(subject) ? ['at_least', 'below'] : ['among', 'not_among']).map((value) => ({
    value,
    label: t(`marketing.discounts.operator_${value}`),
  }))
  return (
    <li className="admin-variant">
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{t('marketing.discounts.condition', { number })}</Text>
        {!isReadOnly && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('marketing.discounts.remove_condition', { number })}
            onClick={remove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </Group>
      {problem && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
      <FieldRow>
        <SubjectField path={path} />
        {subject === 'attribute' && (
          <SelectField
            name={`${path}.attribute`}
            label={t('marketing.discounts.attribute')}
            options={(choices?.attributes ?? []).map(({ code, name }) => ({ value: code, label: name }))}
            required
          />
        )}
        <SelectField name={`${path}.operator`} label={t('marketing.discounts.operator')} options={operators} required />
      </FieldRow>
      <ConditionValue key={subject} path={path} subject={subject} choices={choices} />
    </li>
  )
}

/** Another subject is compared in another way: what was given for the one before is gone. */
function SubjectField({ path }: { path: string }) {
  const t = useWords()
  const { form } = useFormContext()
  const { id, value, readOnly, error } = useField(`${path}.subject`, t('marketing.discounts.subject'))
  const choose = (subject: string | null) => {
    if (!subject || subject === value) return
    const operator = FIGURES.includes(subject) ? 'at_least' : 'among'
    form.set(path, { ...blankCondition, subject, operator })
  }
  return (
    <Select
      id={id}
      label={t('marketing.discounts.subject')}
      data={SUBJECTS.map((each) => ({ value: each, label: t(`marketing.discounts.subject_${each}`) }))}
      value={String(value)}
      error={error}
      readOnly={readOnly}
      onChange={choose}
      allowDeselect={false}
      searchable
      required
    />
  )
}
