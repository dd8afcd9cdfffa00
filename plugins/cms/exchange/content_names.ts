import { DEFAULT_LOCALE } from '#core/i18n/locales'
import type { Statements } from '#core/database/statements'

/** A content whose name is being made. */
interface Named {
  id: number
  type: string
  parent_id: number | null
  slug: string | null
  /** How many others of this slug stand at the same place before it: those of the trash have addresses no more. */
  same: number
}

/** Pages stand at most so deep. */
const DEEPEST = 20

const SAME = `(select count(*) from cms_content_translations ot join cms_contents o on o.id = ot.owner_id
  where ot.locale = t.locale and ot.slug = t.slug and o.type = c.type and coalesce(o.parent_id, 0) = coalesce(c.parent_id, 0)
    and (case when o.status = 'trash' then 1 else 0 end < case when c.status = 'trash' then 1 else 0 end
      or (o.status = 'trash') = (c.status = 'trash') and o.id < c.id))`

/** Names of contents by id: their type and the slugs of those above them and their own, `pages/la-cave/equipe`. */
export async function contentNames(db: Statements, ids: readonly number[]): Promise<Map<string, string>> {
  const rows = new Map<number, Named>()
  let missing = [...new Set(ids)]
  for (let depth = 0; missing.length > 0 && depth < DEEPEST; depth += 1) {
    const found = await db.all<Named>(
      `select c.id, c.type, c.parent_id, t.slug, ${SAME} as same from cms_contents c
       left join cms_content_translations t on t.owner_id = c.id and t.locale = '${DEFAULT_LOCALE}'
       where c.id in ${db.ids}`,
      missing
    )
    for (const row of found) rows.set(Number(row.id), row)
    missing = found.flatMap(({ parent_id: parent }) => {
      return parent === null || rows.has(Number(parent)) ? [] : [Number(parent)]
    })
  }
  const nameOf = (row: Named, depth = 0): string => {
    const above = row.parent_id === null ? undefined : rows.get(Number(row.parent_id))
    const own = `${row.slug ?? ''}${Number(row.same) > 0 ? `~${Number(row.same) + 1}` : ''}`
    return above && depth < DEEPEST ? `${nameOf(above, depth + 1)}/${own}` : `${row.type}/${own}`
  }
  return new Map(
    ids.flatMap((id) => {
      const row = rows.get(id)
      return row ? [[String(id), nameOf(row)] as const] : []
    })
  )
}

/** Ids of contents by name. */
export async function contentIds(db: Statements, names: readonly string[]): Promise<Map<string, number>> {
  const known = new Map<string, number>()
  const find = async (name: string): Promise<number | null> => {
    const found = known.get(name)
    if (found !== undefined) return found
    const [type = '', ...slugs] = name.split('/')
    const last = slugs.pop()
    if (last === undefined) return null
    const above = slugs.length > 0 ? await find([type, ...slugs].join('/')) : 0
    if (above === null) return null
    const [slug = '', at = '1'] = last.split('~')
    const [row] = await db.all<{ id: number }>(
      `select c.id from cms_content_translations t join cms_contents c on c.id = t.owner_id
       where t.locale = '${DEFAULT_LOCALE}' and t.slug = ? and c.type = ? and coalesce(c.parent_id, 0) = ?
       order by case when c.status = 'trash' then 1 else 0 end, c.id limit 1 offset ?`,
      ...[slug, type, above, Math.max(0, (Number(at) || 1) - 1)]
    )
    if (!row) return null
    known.set(name, Number(row.id))
    return Number(row.id)
  }
  for (const name of new Set(names)) await find(name)
  return new Map([...known].filter(([name]) => names.includes(name)))
}
