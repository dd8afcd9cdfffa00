import type { Choice, Sellable } from './draft_data'

type Option = Sellable['options'][number]

/** The default choice: the parts marked as default, else the first part of a required option. */
export function suggestedChoice({ options }: Pick<Sellable, 'options'>): Choice {
  return Object.fromEntries(options.map((option) => [option.code, suggestedParts(option)]))
}

function suggestedParts({ parts, isRequired, isSingle }: Option): Record<string, number> {
  const marked = parts.filter(({ isDefault }) => isDefault)
  const chosen = marked.length > 0 || !isRequired ? marked : parts.slice(0, 1)
  return Object.fromEntries((isSingle ? chosen.slice(0, 1) : chosen).map(({ sku, quantity }) => [sku, quantity]))
}

/** Replaces the chosen parts of one option. Parts that stay keep their quantity. */
export function withParts(choice: Choice, { code, parts }: Option, skus: readonly string[]): Choice {
  const before = choice[code] ?? {}
  const kept = parts.filter(({ sku }) => skus.includes(sku)).map(({ sku, quantity }) => [sku, before[sku] ?? quantity])
  return { ...choice, [code]: Object.fromEntries(kept) }
}
