import type { FieldInputProps } from '#web/fields/field_props'
import { ConditionGroup } from './condition_group'
import { TrialPanel } from './trial_panel'
import { useRuleParts } from './rule_parts'

/** What must hold for a line to get a discount; no condition: always. */
export default function ConditionsInput({ name, field: { label }, Fields }: FieldInputProps) {
  const parts = useRuleParts()
  return (
    <>
      <ConditionGroup path={name} label={label} depth={1} conditions={parts?.conditions ?? null} Fields={Fields} />
      <TrialPanel />
    </>
  )
}
