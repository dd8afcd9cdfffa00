import type { ComponentType } from 'react'
import type { Translate } from '#web/lib/i18n'
import type { PageTab } from './frame/page'

/** `import * as slot from 'virtual:slot/<name>'`. */
interface TabSlot {
  default: ComponentType<never>[]
  permissions: (string | null)[]
  words: (string | null)[]
}

/** Sections of translations that the loader of a screen with contributed tabs adds. */
export function slotWords({ words }: Pick<TabSlot, 'words'>): string[] {
  return words.filter((section) => section !== null)
}

/** The tabs that other plugins contribute and that the user may see. The `title` of its words names each. */
export function slotTabs<Props extends object>(
  slot: TabSlot,
  props: Props,
  { can, t }: { can: (key: string | undefined) => boolean; t: Translate }
): PageTab[] {
  return (slot.default as ComponentType<Props>[]).flatMap((Entry, at) => {
    const section = slot.words[at]
    if (!section || !can(slot.permissions[at] ?? undefined)) return []
    return [{ key: section, label: t(`${section}.title`), content: <Entry {...props} /> }]
  })
}
