import type { ComponentType } from 'react'

/** Renders the contributions of other plugins to a slot, in the order of the manifests. */
export function Slot<Props extends object>({ entries, props }: { entries: ComponentType<never>[]; props: Props }) {
  return (entries as ComponentType<Props>[]).map((Entry, position) => <Entry key={position} {...props} />)
}
