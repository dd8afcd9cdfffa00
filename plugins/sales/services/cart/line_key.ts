import { createHash } from 'node:crypto'
import type { ChosenPart } from '#plugins/catalogue/index'

/**
 * Names a line of a cart: the same variant with the same choice is one line, whose quantities add up. Nothing of it
 * tells whose cart it is, and it finds lines in one's own cart only.
 */
export function lineKey(variantId: number, parts: readonly ChosenPart[]): string {
  if (parts.length === 0) return String(variantId)
  const told = parts.map(({ option, part, quantity }) => `${option} ${part.variantId} ${quantity}`).sort()
  return `${variantId}-${createHash('sha256').update(told.join('\n')).digest('hex').slice(0, 16)}`
}
