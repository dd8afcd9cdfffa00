import { isSame, leaves, valueAt, withValue, type FormValues } from './paths'

/** A row that somebody else has changed meanwhile. */
export interface Conflict<V extends FormValues> {
  /** What was there when the form was opened. */
  base: V
  theirs: V
  version: number
}

export type Side = 'mine' | 'theirs'

/** Fields that differ, and which side one would take: whoever changed a field keeps it; both did: mine. */
export function differences<V extends FormValues>(
  mine: V,
  { base, theirs }: Conflict<V>
): { path: string; side: Side }[] {
  const paths = new Set([...leaves(mine), ...leaves(theirs)])
  return [...paths]
    .filter((path) => !isSame(valueAt(mine, path), valueAt(theirs, path)))
    .map((path) => ({ path, side: isSame(valueAt(mine, path), valueAt(base, path)) ? 'theirs' : 'mine' }))
}

/** The fresh row with those fields that were chosen as one's own. */
export function merged<V extends FormValues>(mine: V, { theirs }: Conflict<V>, chosen: Record<string, Side>): V {
  return Object.entries(chosen).reduce(
    (values, [path, side]) => (side === 'mine' ? withValue(values, path, valueAt(mine, path)) : values),
    theirs
  )
}
