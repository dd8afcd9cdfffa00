import { choice } from '#core/fields/kinds/choice'
import type { Label } from '#core/i18n/label'
import type { Lack } from '#plugins/marketing/contracts/rule_part'

export const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** Compares a figure. */
export const comparison = () =>
  choice({
    label: label('Comparaison', 'Comparison'),
    choices: { at_least: label('au moins', 'at least'), below: label('moins de', 'less than') },
    required: true,
    default: 'at_least',
  })

type Comparison = 'at_least' | 'below'

/** Null: nobody knows the figure. */
export function compares(operator: Comparison, figure: number | null, limit: number): boolean | null {
  if (figure === null) return null
  return operator === 'below' ? figure < limit : figure >= limit
}

/** What a figure lacks to be at least as great as the limit; null: it is, or must be less. */
export function lackOf(
  unit: 'amount' | 'pieces',
  { operator, figure, limit }: { operator: Comparison; figure: number | null; limit: number }
): Lack | null {
  if (operator === 'below' || figure === null || figure >= limit) return null
  return { [unit]: limit - figure, share: limit === 0 ? 1 : figure / limit }
}

/** Looks for something in a list. */
export const membership = () =>
  choice({
    label: label('Comparaison', 'Comparison'),
    choices: { among: label('parmi', 'among'), not_among: label('hors de', 'not among') },
    required: true,
    default: 'among',
  })

/** Null: nobody knows what is looked for. */
export function isMember(operator: 'among' | 'not_among', isFound: boolean | null): boolean | null {
  return isFound === null ? null : isFound === (operator === 'among')
}
