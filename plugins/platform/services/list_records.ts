import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import { listKeyOf, permissionOf, screenIds } from '#core/resources/names'
import type { AnyResource } from '#core/resources/resource'
import type { Label } from '#core/i18n/label'
import type { ListRow } from '#core/lists/list_value'
import type { FoundRecord, RecordSource } from '#plugins/platform/contracts/record_source'

interface RecordList {
  /** Key of the list whose search finds them. */
  list: string
  /** Label of the kind: « Clients ». */
  label: Label
  /** Who lacks it finds none of them: that of the screen which shows one. */
  permission: string
  /** Id of the screen that shows one by its number. */
  screen: string
  name: (row: ListRow) => ListRow[string] | undefined
  caption: (row: ListRow) => ListRow[string] | undefined
}

/** Records for the palette, found as their list finds them. */
export function listRecords({ list, label, permission, screen, name, caption }: RecordList): RecordSource {
  return {
    label,
    permission,
    async find({ q, limit, locale }) {
      const lists = await app.container.make(Lists)
      const rows = await lists.nearest(list, { q, limit, locale })
      return rows.map((row): FoundRecord => {
        const said = caption(row)
        return {
          name: String(name(row)),
          caption: said === null || said === undefined ? null : String(said),
          screen,
          params: { id: Number(row.id) },
        }
      })
    },
  }
}

/** The rows of a resource for the palette; null: nobody may open one. */
export function resourceRecords(resource: AnyResource): RecordSource | null {
  const permission = permissionOf(resource, 'view')
  const code = Object.keys(resource.fields).find((name) => resource.fields[name]?.options.isCode)
  if (!permission || !permissionOf(resource, 'list')) return null
  return listRecords({
    list: resource.id,
    label: resource.label.many,
    permission,
    screen: screenIds(resource).form,
    name: (row) => row[listKeyOf(resource, resource.title)],
    caption: (row) => (code ? row[listKeyOf(resource, code)] : null),
  })
}
