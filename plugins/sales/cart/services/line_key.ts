import { createHash } from 'node:crypto'
import type { ChosenPart } from '#plugins/catalogue/index'

/**
 * Key of a cart line within its cart. The same variant with the same choice has the same key, so that its quantities add
 * up.
 */
export function lineKey(variantId: number, parts: readonly ChosenPart[]): string {
  if (parts.length === 0) return String(variantId)
  const choice = parts.map(({ option, part, quantity }) => `${option} ${part.variantId} ${quantity}`).sort()
  return `${variantId}-${createHash('sha256').update(choice.join('\n')).digest('hex').slice(0, 16)}`
}
