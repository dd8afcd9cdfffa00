import app from '@adonisjs/core/services/app'
import { LinkNames } from '#core/links/link_names'
import { linkedKey } from '#core/links/link'
import type { ListRow } from '#core/lists/list_value'
import type { Locale } from '#core/i18n/locales'

/** Rows of permalinks with the names of what their addresses belong to, and the screens that change it. */
export async function nameTargets(rows: ListRow[], locale: Locale): Promise<ListRow[]> {
  const names = await app.container.make(LinkNames)
  const targets = rows.map(({ kind, target_id: id }) => ({ kind: String(kind ?? ''), id: String(id ?? '') }))
  const titles = await names.titles(targets, locale)
  return rows.map((row, at) => {
    const target = targets[at]
    const named = target && titles.get(linkedKey(target))
    return { ...row, target: named?.title ?? '', target_screen: named?.edit ? JSON.stringify(named.edit) : '' }
  })
}
