import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { FigureInput } from '#web/admin/form/figure_input'
import { MultiField } from '#web/admin/form/fields'
import { useField } from '#web/admin/form/form_context'
import { MoneyInput } from '#web/admin/form/money_input'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { useShell } from '#web/lib/shell'

export type RuleChoices = ResponseOf<'marketing.admin.rule_choices.index'>['data']

/** Subjects that are compared with one number: minor units, pieces or grams. */
export const FIGURES: readonly string[] = ['subtotal', 'quantity', 'weight', 'unit_price']

/** Subjects whose values are typed. */
const TEXTS: readonly string[] = ['sku', 'postcode', 'attribute']

interface ConditionValueProps {
  path: string
  subject: string
  choices: RuleChoices | null
}

/** What a condition compares with: a figure, words, or choices. */
export function ConditionValue({ path, subject, choices }: ConditionValueProps) {
  const t = useWords()
  const name = `${path}.values`
  if (FIGURES.includes(subject)) return <Figure name={name} subject={subject} currency={choices?.currency} />
  if (TEXTS.includes(subject)) return <Words name={name} help={t(`marketing.discounts.${subject}_help`)} />
  const options = choices ? choicesOf(subject, choices).map(({ code, name: label }) => ({ value: code, label })) : []
  return <MultiField name={name} label={t('marketing.discounts.value')} options={options} required />
}

function Figure({ name, subject, currency }: { name: string; subject: string; currency: string | undefined }) {
  const t = useWords()
  const { currency: shown } = useShell()
  const label = t('marketing.discounts.value')
  const { id, value, set, readOnly } = useField(name, label)
  const [figure] = value as string[]
  const props = {
    id,
    name,
    label,
    readOnly,
    required: true,
    isWatched: false,
    min: 0,
    value: figure === undefined ? null : Number(figure),
    onChange: (next: number | null) => set(next === null ? [] : [String(next)]),
  }
  if (subject === 'weight') return <FigureInput {...props} digits={3} unit="kg" />
  if (subject === 'quantity') return <FigureInput {...props} />
  return <MoneyInput {...props} currency={currency ?? shown} />
}

/** Several texts in one input, as they are typed. */
function Words({ name, help }: { name: string; help: string }) {
  const t = useWords()
  const label = t('marketing.discounts.value')
  const { id, value, set, readOnly } = useField(name, label)
  const values = value as string[]
  const [typed, setTyped] = useState('')
  const isTyped = wordsIn(typed).join() === values.join()
  return (
    <TextInput
      id={id}
      label={label}
      description={help}
      readOnly={readOnly}
      required
      value={isTyped ? typed : values.join(', ')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        set(wordsIn(currentTarget.value))
      }}
    />
  )
}

const wordsIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

function choicesOf(subject: string, choices: RuleChoices): { code: string; name: string }[] {
  if (subject === 'country') return choices.countries
  if (subject === 'category') return choices.categories
  return subject === 'shipping_method' ? choices.shippingMethods : choices.paymentMethods
}
