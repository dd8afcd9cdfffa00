import type { ComponentType } from 'react'

/** A named place in a screen: draws what other plugins contribute there, in the order of the manifests. */
export function Slot<Props extends object>({ entries, props }: { entries: ComponentType<never>[]; props: Props }) {
  return (entries as ComponentType<Props>[]).map((Entry, position) => <Entry key={position} {...props} />)
}
