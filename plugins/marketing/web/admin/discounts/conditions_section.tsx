import { ActionIcon, Button, Group, Select, Text } from '@mantine/core'
import { MoneyField, MultiField, NumberField, SelectField, TextField } from '#web/admin/form/fields'
import { useField, useFormContext } from '#web/admin/form/form_context'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { IconPlus, IconTrash } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { blankCondition, FIGURES, TEXTS, type RuleChoices, type RuleValues } from './rule_values'

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

/** What must hold for a line to get it; no condition: always. */
export function ConditionsSection({ choices }: { choices: RuleChoices }) {
  const t = useWords()
  const { form, isReadOnly } = useFormContext()
  const { list } = (form.values as RuleValues).conditions
  const set = (next: RuleValues['conditions']['list']) => form.set('conditions.list', next)
  const matches = ['all', 'any'].map((value) => ({ value, label: t(`marketing.discounts.match_${value}`) }))
  return (
    <FormSection title={t('marketing.discounts.conditions')} help={t('marketing.discounts.conditions_help')}>
      {list.length > 1 && (
        <SelectField name="conditions.match" label={t('marketing.discounts.match')} options={matches} required />
      )}
      <ol className="admin-variants">
        {list.map((condition, at) => (
          <ConditionLine key={at} {...{ condition, at, choices }} remove={() => set(list.toSpliced(at, 1))} />
        ))}
      </ol>
      {!isReadOnly && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => set([...list, blankCondition])}
          style={{ justifySelf: 'start' }}
        >
          {t('marketing.discounts.add_condition')}
        </Button>
      )}
    </FormSection>
  )
}

interface ConditionLineProps {
  condition: RuleValues['conditions']['list'][number]
  at: number
  choices: RuleChoices
  remove: () => void
}

function ConditionLine({ condition: { subject }, at, choices, remove }: ConditionLineProps) {
  const t = useWords()
  const { form, isReadOnly } = useFormContext()
  const path = `conditions.list.${at}`
  const problem = form.errors[`${path}.values`]
  const isFigure = FIGURES.includes(subject)
  const operators = (isFigure ? ['at_least', 'below'] : ['among', 'not_among']).map((value) => ({
    value,
    label: t(`marketing.discounts.operator_${value}`),
  }))
  return (
    <li className="admin-variant">
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{t('marketing.discounts.condition', { number: at + 1 })}</Text>
        {!isReadOnly && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('marketing.discounts.remove_condition', { number: at + 1 })}
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
            options={choices.attributes.map(({ code, name }) => ({ value: code, label: name }))}
            required
          />
        )}
        <SelectField name={`${path}.operator`} label={t('marketing.discounts.operator')} options={operators} required />
      </FieldRow>
      <ValueField path={path} subject={subject} choices={choices} />
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

interface ValueFieldProps {
  path: string
  subject: string
  choices: RuleChoices
}

function ValueField({ path, subject, choices }: ValueFieldProps) {
  const t = useWords()
  const label = t('marketing.discounts.value')
  if (subject === 'subtotal' || subject === 'unit_price') {
    return <MoneyField name={`${path}.figure`} label={label} currency={choices.currency} required />
  }
  if (subject === 'weight') {
    return <NumberField name={`${path}.figure`} label={label} min={0} decimals={3} suffix="kg" required />
  }
  if (FIGURES.includes(subject)) return <NumberField name={`${path}.figure`} label={label} min={0} required />
  if (TEXTS.includes(subject)) {
    const help = t(`marketing.discounts.${subject}_help`)
    return <TextField name={`${path}.words`} label={label} help={help} required />
  }
  const options = choicesOf(subject, choices).map(({ code, name }) => ({ value: code, label: name }))
  return <MultiField name={`${path}.chosen`} label={label} options={options} required />
}

function choicesOf(subject: string, choices: RuleChoices): { code: string; name: string }[] {
  if (subject === 'country') return choices.countries
  if (subject === 'category') return choices.categories
  return subject === 'shipping_method' ? choices.shippingMethods : choices.paymentMethods
}
