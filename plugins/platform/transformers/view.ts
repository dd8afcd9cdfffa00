import type { View, ViewQuery } from '#plugins/platform/models/view'

/** A saved view as a member of staff sees it. */
export interface ListView {
  id: number
  name: string
  isShared: boolean
  isOwn: boolean
  /** The list opens with it, for this person. */
  isDefault: boolean
  /** It opens with it for everybody who has no default of their own. */
  isCommonDefault: boolean
  query: ViewQuery
  columns: string[] | null
  density: 'normal' | 'compact' | null
  version: number
}

export function toListView(view: View, personId: number): ListView {
  const isOwn = view.ownerId === personId
  return {
    id: view.id,
    name: view.name,
    isShared: view.isShared,
    isOwn,
    isDefault: isOwn && view.isDefault,
    isCommonDefault: view.isShared && view.isCommonDefault,
    query: view.query,
    columns: view.columns,
    density: view.density,
    version: view.version,
  }
}
