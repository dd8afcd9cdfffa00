import { columnOf, linkTable, screenIds, translatedFields, translationTable } from '#core/resources/names'
import { findRows } from '#core/resources/resource_rows'
import { leavesOf, valuesAt, type Leaf } from '#core/fields/leaves'
import { mediaInTexts, type AddressedMedium } from '#core/resources/media_in_texts'
import { nameOf } from '#core/resources/refusals'
import { withVirtual } from '#core/resources/virtual_values'
import type { Block } from '#core/rich_text/block'
import type { AnyResource } from '#core/resources/resource'
import type { Kinds } from '#core/fields/field_kind'
import type { Locale } from '#core/i18n/locales'
import type { MediaUse } from '#core/media/media_uses'
import type { RunRows } from '#core/database/run_rows'

/** A row and a medium that it names. */
interface Named {
  id: number
  medium: number
}

interface Asking {
  kinds: Kinds
  run: RunRows
  locale: Locale
  blocks: ReadonlyMap<string, Block>
}

/**
 * The rows of a resource whose fields of the kind `media` name one of these, also inside groups and repeaters, or whose rich
 * texts show one.
 */
export async function mediaInRows(
  resource: AnyResource,
  media: readonly AddressedMedium[],
  { kinds, run, locale, blocks }: Asking
): Promise<MediaUse[]> {
  const ids = media.map(({ id }) => id)
  const named = new Map<string, Named>()
  for (const leaf of leavesOf(resource.fields)) {
    const { kind } = leaf.field
    if (resource.fields[leaf.names[0] ?? '']?.options.stored === false) continue
    if (kind !== 'media' && kind !== 'rich_text') continue
    const found =
      kind === 'media'
        ? await rowsNaming(resource, leaf, ids, run)
        : await rowsShowing(resource, leaf, media, { run, blocks })
    for (const { id, medium } of found) named.set(`${id} ${medium}`, { id: Number(id), medium: Number(medium) })
  }
  if (named.size === 0) return []
  const rows = await findRows(resource, { kinds, run }, [...new Set([...named.values()].map(({ id }) => id))])
  const names = new Map(
    (await withVirtual(resource, rows, run)).map((row) => {
      const name = nameOf(row, resource.title)
      return [row.id, typeof name === 'string' ? name : name[locale]] as const
    })
  )
  const { form } = screenIds(resource)
  return [...named.values()].flatMap(({ id, medium }) => {
    const name = names.get(id)
    if (name === undefined) return []
    return [{ mediumId: medium, label: resource.label.many, name, screen: form, params: { id } }]
  })
}

function rowsNaming(resource: AnyResource, leaf: Leaf, ids: readonly number[], run: RunRows): Promise<Named[]> {
  const [name = '', ...inner] = leaf.names
  const { many = false, translated = false } = leaf.field.options as { many?: boolean; translated?: boolean }
  const isOneColumn = translated && resource.translations === 'json'
  if (inner.length > 0 || isOneColumn) return rowsWithJson(resource, leaf, ids, run)
  const among = `in (${ids.map(() => '?').join(', ')})`
  const column = columnOf(resource, name)
  const { table, owner } = translationTable(resource)
  if (many) {
    return run(
      `select owner_id as id, target_id as medium from ${linkTable(resource, name)} where target_id ${among}`,
      [...ids]
    )
  }
  return translated
    ? run(`select ${owner} as id, ${column} as medium from ${table} where ${column} ${among}`, [...ids])
    : run(`select id, ${column} as medium from ${resource.table} where ${column} ${among}`, [...ids])
}

/** Rows whose JSON has the digits of an id, looked at more closely: the digits may be a part of another value. */
async function rowsWithJson(resource: AnyResource, leaf: Leaf, ids: readonly number[], run: RunRows): Promise<Named[]> {
  const [name = ''] = leaf.names
  const wanted = new Set<unknown>(ids)
  const found = await rowsHolding(resource, name, ids, run)
  return found.flatMap(({ id, value }) =>
    valuesAt(leaf, { [name]: value }).flatMap((one) =>
      wanted.has(one.value) ? [{ id, medium: Number(one.value) }] : []
    )
  )
}

/** Rows whose rich texts show a medium, by its id or its address. */
async function rowsShowing(
  resource: AnyResource,
  { names: [name = ''] }: Leaf,
  media: readonly AddressedMedium[],
  { run, blocks }: Pick<Asking, 'run' | 'blocks'>
): Promise<Named[]> {
  const parts = media.flatMap(({ id, hash }) => [id, hash])
  const found = await rowsHolding(resource, name, parts, run)
  return found.flatMap(({ id, value }) => mediaInTexts(value, media, blocks).map((medium) => ({ id, medium })))
}

/** The JSON of a field that has one of these texts somewhere. */
async function rowsHolding(
  resource: AnyResource,
  name: string,
  parts: readonly (string | number)[],
  run: RunRows
): Promise<{ id: number; value: unknown }[]> {
  const column = `cast(${columnOf(resource, name)} as text)`
  // A translated group stands in the table of translations, with a row for each language.
  const isApart = translatedFields(resource).includes(name)
  const { table, owner } = isApart ? translationTable(resource) : { table: resource.table, owner: 'id' }
  const found = await run<{ id: number; value: string }>(
    `select ${owner} as id, ${column} as value from ${table} where ${parts.map(() => `${column} like ?`).join(' or ')}`,
    parts.map((part) => `%${part}%`)
  )
  return found.map(({ id, value }) => ({ id, value: JSON.parse(value) as unknown }))
}
