import { periodIn, type Period } from '#plugins/marketing/rules/period'
import type { CartRule } from '#plugins/marketing/rules/cart_rule'

type Placed = Period & Pick<CartRule, 'priority' | 'stopsOthers' | 'channels' | 'groups'>

/** Whether nothing says which of two rules comes first, or stops the other. */
export function areTogether(one: Placed, other: Placed): boolean {
  const isApart = (some: readonly string[], more: readonly string[]) =>
    some.length > 0 && more.length > 0 && !some.some((each) => more.includes(each))
  if (one.priority !== other.priority || one.stopsOthers || other.stopsOthers) return false
  if (isApart(one.groups, other.groups) || isApart(one.channels, other.channels)) return false
  const [mine, theirs] = [periodIn(one, 'utc'), periodIn(other, 'utc')]
  return !(mine.to && theirs.from && mine.to <= theirs.from) && !(theirs.to && mine.from && theirs.to <= mine.from)
}
