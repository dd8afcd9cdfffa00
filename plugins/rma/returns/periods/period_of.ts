/** A return rule, as periods are worked out from it. */
export interface PeriodRule {
  days: number
  products: readonly number[]
  categories: readonly number[]
  families: readonly number[]
}

/** A product that is ordered. `categories`: those it stands in, with those above them by how far they are. */
export interface PeriodSubject {
  productId: number
  familyId: number
  categories: ReadonlyMap<number, number>
}

/**
 * The return period of a product, in days: that of the most specific rule, which names the product, else its nearest category,
 * else its family. Of two that are equally specific the longer one. Without a rule: `standard`.
 */
export function periodOf(subject: PeriodSubject, rules: readonly PeriodRule[], standard: number): number {
  const found = rules.flatMap((rule) => {
    const distance = distanceTo(subject, rule)
    return distance === null ? [] : [{ distance, days: rule.days }]
  })
  const [first] = found.sort((one, other) => one.distance - other.distance || other.days - one.days)
  return first ? first.days : standard
}

/** The product itself is nearest, its family farthest. Null: the rule is about other products. */
function distanceTo({ productId, familyId, categories }: PeriodSubject, rule: PeriodRule): number | null {
  if (rule.products.includes(productId)) return -1
  const near = rule.categories.flatMap((id) => categories.get(id) ?? [])
  if (near.length > 0) return Math.min(...near)
  return rule.families.includes(familyId) ? Number.MAX_SAFE_INTEGER : null
}
