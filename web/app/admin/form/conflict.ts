import { isSame, leaves, valueAt, withValue, type FormValues } from './paths'

/** A conflict: somebody else has changed the row meanwhile. */
export interface Conflict<V extends FormValues> {
  /** The values when the form was opened. */
  base: V
  theirs: V
  version: number
}

export type Side = 'mine' | 'theirs'

/** The fields that differ, with a suggested side: the one that changed the field; mine when both did. */
export function differences<V extends FormValues>(
  mine: V,
  { base, theirs }: Conflict<V>
): { path: string; side: Side }[] {
  const paths = new Set([...leaves(mine), ...leaves(theirs)])
  return [...paths]
    .filter((path) => !isSame(valueAt(mine, path), valueAt(theirs, path)))
    .map((path) => ({ path, side: isSame(valueAt(mine, path), valueAt(base, path)) ? 'theirs' : 'mine' }))
}

/** The other's row with the fields for which mine was chosen. */
export function merged<V extends FormValues>(mine: V, { theirs }: Conflict<V>, chosen: Record<string, Side>): V {
  return Object.entries(chosen).reduce(
    (values, [path, side]) => (side === 'mine' ? withValue(values, path, valueAt(mine, path)) : values),
    theirs
  )
}
