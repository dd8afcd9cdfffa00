import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import type { ResponseOf } from '#web/lib/registry'

export type RuleParts = ResponseOf<'marketing.admin.rule_choices.index'>['data']

/** A condition that can be chosen. `level`: the heading that it stands under. */
export type AskablePart = Omit<RuleParts['conditions'][number], 'level'> & { level: string }

let asking: Promise<RuleParts | null> | null = null

/** The inputs of one form ask together. */
function ask(): Promise<RuleParts | null> {
  asking ??= call('GET', 'marketing.admin.rule_choices.index')
    .then((answer) => (answer ? answer.data : null))
    .finally(() => {
      asking = null
    })
  return asking
}

/** What rules can ask and give; null until it was read. */
export function useRuleParts(): RuleParts | null {
  const [parts, setParts] = useState<RuleParts | null>(null)
  useEffect(() => {
    ask().then(setParts, () => undefined)
  }, [])
  return parts
}
