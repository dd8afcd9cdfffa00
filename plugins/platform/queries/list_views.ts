import { View } from '#plugins/platform/models/view'
import { toListView, type ListView } from '#plugins/platform/transformers/view'

/** The views of a list that a person may take: their own, and those that others share. By name, their own first. */
export class ListViews {
  async execute(list: string, personId: number): Promise<ListView[]> {
    const views = await View.query()
      .where('list', list)
      .where((some) => void some.where('is_shared', true).orWhere('owner_id', personId))
    const listed = views.map((view) => toListView(view, personId))
    return listed.sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || one.name.localeCompare(other.name))
  }
}
