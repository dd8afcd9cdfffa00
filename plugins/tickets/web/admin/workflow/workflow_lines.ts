import type { ResponseOf } from '#web/lib/registry'

export type Workflow = ResponseOf<'tickets.admin.workflow.show'>['data']

export type Lines = Pick<Workflow, 'transitions' | 'rules'>

export type Who = Workflow['transitions'][number]['who']

export const WAYS: readonly Who[] = ['any', 'author', 'assignee']

type Rule = Workflow['rules'][number]['rule']

/** A value for each cell, so that two people who change different cells both keep theirs. */
export interface WorkflowValues {
  /** Whether a box is checked, by `moveKey`. */
  moves: Record<string, boolean>
  /** By `ruleKey`; empty: the field is free. */
  rules: Record<string, Rule | ''>
}

export const moveKey = (who: Who, fromId: number | null, toId: number) => `${who} ${fromId ?? 0} ${toId}`

export const ruleKey = (statusId: number, field: string) => `${statusId} ${field}`

/** The cells of the tables, filled by these lines. A new ticket has no author or assignee yet. */
export function valuesOf({ statuses, fields }: Pick<Workflow, 'statuses' | 'fields'>, lines: Lines): WorkflowValues {
  const ids = statuses.map(({ id }) => id)
  const moves = WAYS.flatMap((who) =>
    [...(who === 'any' ? [null] : []), ...ids].flatMap((from) => ids.map((to) => moveKey(who, from, to)))
  )
  const rules = fields.flatMap(({ field }) => ids.map((id) => ruleKey(id, field)))
  const checked = lines.transitions.map(({ who, fromId, toId }) => [moveKey(who, fromId, toId), true] as const)
  const ruled = lines.rules.map(({ statusId, field, rule }) => [ruleKey(statusId, field), rule] as const)
  return {
    moves: Object.fromEntries([...moves.map((key) => [key, false] as const), ...checked]),
    rules: Object.fromEntries([...rules.map((key) => [key, ''] as const), ...ruled]),
  }
}

/** The lines of checked boxes and chosen rules, as the server takes them. */
export function linesOf({ moves, rules }: WorkflowValues): Lines {
  return {
    transitions: Object.entries(moves).flatMap(([key, isChecked]) => {
      const [who, from, to] = key.split(' ')
      return isChecked ? [{ who: who as Who, fromId: Number(from) || null, toId: Number(to) }] : []
    }),
    rules: Object.entries(rules).flatMap(([key, rule]) => {
      const [statusId, field = ''] = key.split(' ')
      return rule ? [{ statusId: Number(statusId), field, rule }] : []
    }),
  }
}
