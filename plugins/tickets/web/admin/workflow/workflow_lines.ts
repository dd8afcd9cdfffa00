import type { ResponseOf } from '#web/lib/registry'

export type Workflow = ResponseOf<'tickets.admin.workflow.show'>['data']

export type Who = Workflow['transitions'][number]['who']

/** Checked boxes by key, in order, so that a form sees what has changed. */
export interface WorkflowValues {
  [name: string]: unknown
  moves: string[]
  rules: string[]
}

export const moveKey = (who: Who, fromId: number | null, toId: number) => `${who} ${fromId ?? 0} ${toId}`

export const ruleKey = (statusId: number, field: string) => `${statusId} ${field}`

export function keysOf({ transitions, rules }: Pick<Workflow, 'transitions' | 'rules'>): WorkflowValues {
  return {
    moves: transitions.map(({ who, fromId, toId }) => moveKey(who, fromId, toId)).sort(),
    rules: rules.map(({ statusId, field, rule }) => `${ruleKey(statusId, field)} ${rule}`).sort(),
  }
}

/** The lines of checked boxes, as the server takes them. */
export function linesOf(moves: readonly string[]): Workflow['transitions'] {
  return moves.map((key) => {
    const [who, from, to] = key.split(' ')
    return { who: who as Who, fromId: Number(from) || null, toId: Number(to) }
  })
}

export function rulesOf(rules: readonly string[]): Workflow['rules'] {
  return rules.map((key) => {
    const [statusId, field = '', rule] = key.split(' ')
    return { statusId: Number(statusId), field, rule: rule as 'readonly' | 'required' }
  })
}

/** The keys with one more, or one less. */
export const toggled = (keys: readonly string[], key: string): string[] =>
  (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]).sort()
