import type { CellProps } from '../field_props'

/** A thumbnail of a picture, or the name of another file. */
export function MediaCell({ value }: CellProps) {
  const shown = String(value)
  if (!shown.startsWith('/media/')) return <>{shown}</>
  // The title stands beside it.
  return <img className="admin-thumb" src={shown} alt="" width={36} height={36} loading="lazy" />
}
