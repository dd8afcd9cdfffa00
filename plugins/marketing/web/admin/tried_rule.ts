import type { BodyOf } from '#web/lib/registry'

type Tried = Omit<BodyOf<'marketing.admin.rule_trials.store'>, 'kind' | 'settings' | 'needsCode'>

/** What every rule that is tried says of itself, from its form. A new rule has no id. */
export function triedRule(values: object): Tried {
  const { id = 0, conditions, channels, groups, priority, stopsOthers } = values as Tried
  const { startsOn, startsTime, endsOn, endsTime } = values as Tried
  const period = { startsOn, startsTime, endsOn, endsTime }
  return Object.assign({ id, conditions, channels, groups, priority: priority ?? 0, stopsOthers }, period)
}
