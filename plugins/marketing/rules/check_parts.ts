import { errors } from '@vinejs/vine'
import { conditionUnknown, conditionsTooDeep, conditionsTooMany, groupEmpty } from '#plugins/marketing/errors'
import { isGroup, partsIn, type Conditions, type RulePart } from '#plugins/marketing/rules/cart_rule'
import type { Fields } from '#core/fields/field'
import type { ValueChecker } from '#core/fields/check_values'

/** Groups within groups. */
const DEEPEST = 4

/** Conditions of a rule, in all its groups. */
const MOST_CONDITIONS = 50

interface Checking {
  /** What can be asked, by name. */
  conditions: ReadonlyMap<string, { fields: Fields }>
  values: ValueChecker
  /** Kinds that the rule has had: they stay though no plugin brings them any more. */
  known: ReadonlySet<string>
}

/**
 * Conditions as they are stored: every value valid, no empty group.
 * @throws conditionsTooDeep, conditionsTooMany, groupEmpty, conditionUnknown, E_VALIDATION_ERROR with paths from the rule
 */
export async function checkConditions(group: Conditions, checking: Checking, path = 'conditions'): Promise<Conditions> {
  const count = partsIn(group).length
  if (count > MOST_CONDITIONS) throw conditionsTooMany({ most: MOST_CONDITIONS }, path)
  return checkGroup(group, path, 1, checking)
}

async function checkGroup(group: Conditions, path: string, depth: number, checking: Checking): Promise<Conditions> {
  if (depth > DEEPEST) throw conditionsTooDeep({ most: DEEPEST }, path)
  const list: Conditions['list'] = []
  for (const [at, node] of group.list.entries()) {
    const here = `${path}.list.${at}`
    if (isGroup(node) && node.list.length === 0) throw groupEmpty({}, here)
    list.push(isGroup(node) ? await checkGroup(node, here, depth + 1, checking) : await checkPart(node, here, checking))
  }
  return { match: group.match, list }
}

async function checkPart(
  { kind, values }: RulePart,
  path: string,
  { conditions, ...checking }: Checking
): Promise<RulePart> {
  const condition = conditions.get(kind)
  if (condition) return { kind, values: await checkValues(condition.fields, values, `${path}.values`, checking.values) }
  if (checking.known.has(kind)) return { kind, values }
  throw conditionUnknown({ kind }, `${path}.kind`)
}

/** @throws E_VALIDATION_ERROR whose fields begin with the path */
export async function checkValues(
  fields: Fields,
  values: unknown,
  path: string,
  checker: ValueChecker
): Promise<Record<string, unknown>> {
  try {
    return await checker.check(fields, values)
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const messages = error.messages as { field: string }[]
    throw new errors.E_VALIDATION_ERROR(messages.map((one) => ({ ...one, field: `${path}.${one.field}` })))
  }
}
