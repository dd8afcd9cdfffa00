import type { Sellable, SellableOption, SellablePart } from '#plugins/catalogue/sellable/sellable'

/** What is chosen of a bundle: pieces by SKU, per option. */
export type Choice = Record<string, Record<string, number>>

/** A part with how many of it are in one bundle. */
export interface ChosenPart {
  option: string
  part: SellablePart
  quantity: number
}

/** Why a choice cannot be made, and of which option. */
export interface ChoiceProblem {
  option: string
  reason: 'missing' | 'unknown' | 'too_many'
}

export type Chosen = { parts: ChosenPart[]; problem: null } | { parts: null; problem: ChoiceProblem }

/** Most pieces of one part in a bundle. */
const MOST_PIECES = 999

/**
 * The parts of a bundle that a choice names; without a choice those that the shop suggests. What is no bundle has none.
 * A choice that names what is not there, or too much, or too little, is a problem: nothing is guessed about what
 * somebody pays for.
 */
export function chooseParts({ bundle }: Pick<Sellable, 'bundle'>, choice: Choice | null): Chosen {
  const parts: ChosenPart[] = []
  if (!bundle) return { parts, problem: null }
  for (const code of Object.keys(choice ?? {})) {
    if (!bundle.options.some((option) => option.code === code)) return fails(code, 'unknown')
  }
  for (const option of bundle.options) {
    const wanted = choice?.[option.code] ?? (choice === null ? suggested(option) : {})
    const found = option.parts.filter(({ sku }) => Object.hasOwn(wanted, sku))
    if (found.length !== Object.keys(wanted).length) return fails(option.code, 'unknown')
    if (found.length === 0 && option.isRequired) return fails(option.code, 'missing')
    if (found.length > 1 && isSingle(option)) return fails(option.code, 'too_many')
    for (const part of found) {
      const quantity = part.isQuantityFree ? pieces(wanted[part.sku]) : part.quantity
      if (quantity === null) return fails(option.code, 'too_many')
      parts.push({ option: option.code, part, quantity })
    }
  }
  return parts.length > 0 ? { parts, problem: null } : fails(bundle.options[0]?.code ?? '', 'missing')
}

const fails = (option: string, reason: ChoiceProblem['reason']): Chosen => ({
  parts: null,
  problem: { option, reason },
})

const isSingle = ({ type }: SellableOption) => type === 'select' || type === 'radio'

function pieces(quantity: number | undefined): number | null {
  return Number.isSafeInteger(quantity) && (quantity as number) >= 1 && (quantity as number) <= MOST_PIECES
    ? (quantity as number)
    : null
}

/** The parts marked so, else the first where one must be. */
function suggested(option: SellableOption): Record<string, number> {
  const marked = option.parts.filter(({ isDefault }) => isDefault)
  const chosen = marked.length > 0 || !option.isRequired ? marked : option.parts.slice(0, 1)
  const kept = isSingle(option) ? chosen.slice(0, 1) : chosen
  return Object.fromEntries(kept.map(({ sku, quantity }) => [sku, quantity]))
}

/** How many may be had now, of a variant or of a bundle as it was chosen; null: without end. */
export function availableOf({ available, bundle }: Sellable, parts: readonly ChosenPart[]): number | null {
  if (!bundle) return available
  const needed = new Map<SellablePart['variantId'], { available: number | null; quantity: number }>()
  for (const { part, quantity } of parts) {
    const so = needed.get(part.variantId)?.quantity ?? 0
    needed.set(part.variantId, { available: part.available, quantity: so + quantity })
  }
  let most: number | null = null
  for (const { available: left, quantity } of needed.values()) {
    if (left === null) continue
    const bundles = Math.max(0, Math.floor(left / quantity))
    most = most === null ? bundles : Math.min(most, bundles)
  }
  return most
}
