import { useEffect, useState } from 'react'
import type { FieldInputProps } from '#web/fields/field_props'
import { call } from '#web/lib/clients'
import type { ResponseOf } from '#web/lib/registry'
import { ConditionGroup } from '../cart_rules/condition_group'
import { PreviewPanel } from './preview_panel'

type Conditions = ResponseOf<'marketing.admin.catalog_rule_conditions.index'>['data']

/** Which products a rule is for, and what it would do to their prices. */
export default function ProductsInput({ name, field: { label }, Fields }: FieldInputProps) {
  const [conditions, setConditions] = useState<Conditions | null>(null)
  useEffect(() => {
    call('GET', 'marketing.admin.catalog_rule_conditions.index').then(
      (answer) => answer && setConditions(answer.data),
      () => undefined
    )
  }, [])
  return (
    <>
      <ConditionGroup path={name} label={label} depth={1} conditions={conditions} Fields={Fields} />
      <PreviewPanel />
    </>
  )
}
