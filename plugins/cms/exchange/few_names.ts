import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { readJson, type Statements } from '#core/database/statements'
import { slugify } from '#core/text/slug'
import type { Texts } from '#plugins/cms/content/content_type'

/** Names, with `~2`, `~3`… where one is taken. */
export function unique(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count > 1 ? `${name}~${count}` : name
  })
}

export const keyOfText = (texts: Texts): string => slugify(texts[DEFAULT_LOCALE] ?? '', 'item')

/** Names of menus by id: `header/fr_FR/*` and the title; `*` stands for every language or channel. */
export async function menuNames(db: Statements): Promise<Map<string, string>> {
  const rows = await db.all<{
    id: number
    title: unknown
    place: string
    locale: string | null
    channel: string | null
  }>('select id, title, place, locale, channel from cms_menus order by place, position, id')
  const names = unique(
    rows.map(({ title, place, locale, channel }) =>
      [place, locale ?? '*', channel ?? '*', keyOfText(readJson<Texts>(title))].join('/')
    )
  )
  return new Map(rows.map(({ id }, at) => [String(id), names[at] as string]))
}

/** Names of groups of fields by id. */
export async function groupNames(db: Statements): Promise<Map<string, string>> {
  const rows = await db.all<{ id: number; name: unknown }>(
    'select id, name from cms_field_groups order by position, id'
  )
  const names = unique(rows.map(({ name }) => keyOfText(readJson<Texts>(name))))
  return new Map(rows.map(({ id }, at) => [String(id), names[at] as string]))
}
