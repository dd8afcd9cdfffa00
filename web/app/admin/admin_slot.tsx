import type { ComponentType } from 'react'
import { Slot } from '#web/ui/slot'
import { useCan } from './admin_data'

interface AdminSlotProps<Props extends object> {
  /** `import * as slot from 'virtual:slot/<name>'`. */
  slot: { default: ComponentType<never>[]; permissions: (string | null)[] }
  props: Props
}

/** A named place in a screen: what other plugins contribute there, as far as the person may see it. */
export function AdminSlot<Props extends object>({ slot, props }: AdminSlotProps<Props>) {
  const can = useCan()
  const entries = slot.default.filter((_, at) => can(slot.permissions[at] ?? undefined))
  return <Slot entries={entries} props={props} />
}
