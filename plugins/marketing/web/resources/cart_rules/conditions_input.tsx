import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { SelectField } from '#web/admin/form/fields'
import { useField, useFormContext } from '#web/admin/form/form_context'
import { IconPlus } from '#web/admin/icons'
import type { FieldInputProps } from '#web/fields/field_props'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { blankCondition, ConditionLine, type Condition } from '../../admin/discounts/condition_line'
import type { RuleChoices } from '../../admin/discounts/condition_value'

/** What must hold for a line to get a discount; no condition: always. */
export default function ConditionsInput({ name, field: { label } }: FieldInputProps) {
  const t = useWords()
  const { isReadOnly } = useFormContext()
  const { value, set } = useField(`${name}.list`, label)
  const list = value as Condition[]
  const choices = useChoices()
  const matches = ['all', 'any'].map((each) => ({ value: each, label: t(`marketing.discounts.match_${each}`) }))
  return (
    <>
      {list.length > 1 && (
        <SelectField name={`${name}.match`} label={t('marketing.discounts.match')} options={matches} required />
      )}
      <ol className="admin-variants">
        {list.map((condition, at) => (
          <ConditionLine
            key={at}
            condition={condition}
            number={at + 1}
            path={`${name}.list.${at}`}
            choices={choices}
            remove={() => set(list.toSpliced(at, 1))}
          />
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
    </>
  )
}

/** What conditions choose from; null until it was read. */
function useChoices(): RuleChoices | null {
  const [choices, setChoices] = useState<RuleChoices | null>(null)
  useEffect(() => {
    call('GET', 'marketing.admin.rule_choices.index').then(
      (answer) => answer && setChoices(answer.data),
      () => undefined
    )
  }, [])
  return choices
}
