import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/marketing/conditions/comparison'
import type { ReachedLine } from '#plugins/marketing/contracts/rule_part'

export const mostPieces = () =>
  integer({
    label: label('Articles remisés par ligne, au plus', 'Pieces of a line it is given for, at most'),
    help: label('Vide\u202f: tous.', 'Empty: all.'),
    min: 1,
    max: 1_000_000,
  })

export const piecesOf = (quantity: number, most: number | null) => (most === null ? quantity : Math.min(quantity, most))

/** What of a line can be reduced: the pieces it is given for, as far as earlier rules left something. */
export function reachOf({ quantity, unitAmount, left }: ReachedLine, most: number | null): number {
  return Math.min(left, piecesOf(quantity, most) * unitAmount)
}
