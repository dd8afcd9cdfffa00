import { customKeys, keysOf, rekeyed, type CustomKey } from '#plugins/cms/exchange/custom_keys'
import { findRows, selectRows, type Row } from '#core/resources/resource_rows'
import { placesIn, type Called, type Place } from '#plugins/cms/exchange/places'
import { readFieldGroups, type FieldGroup } from '#plugins/cms/custom_fields/field_group'
import type { CustomField } from '#core/custom_fields/custom_field'
import { readJson, type Statements } from '#core/database/statements'
import type { AnyResource } from '#core/resources/resource'
import type { BelowRecord, RecordKind, SiteRecord } from '#plugins/cms/exchange/site_record'
import type { Block } from '#core/rich_text/block'
import type { Fields } from '#core/fields/field'
import type { ResourceCatalogue } from '#core/resources/resource_catalogue'
import type { RunRows } from '#core/database/run_rows'
import type { SiteNames } from '#plugins/cms/exchange/site_names'

/** Kinds of records that are rows of a resource. */
export type RowKind = Exclude<RecordKind, 'redirect'>

/** The resource of each kind, which is also the list that names its rows. Contents have one for each type. */
export const RESOURCES: Record<Exclude<RowKind, 'content'>, string> = {
  type: 'cms.content_types',
  media_category: 'platform.media_categories',
  media: 'platform.library',
  category: 'cms.categories',
  tag: 'cms.tags',
  fields: 'cms.custom_fields',
  menu: 'cms.menus',
}

/** Fields that say where a row stands: the file says it by its own order. */
const PLACES = new Set(['parentId', 'menuId', 'groupId'])

export const listOf = (kind: RowKind): string => {
  if (kind === 'content') return 'cms.contents'
  return kind === 'media' ? 'media' : RESOURCES[kind]
}

/** The fields of a resource that a file has. */
export const fileFields = ({ fields }: AnyResource): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, { options }]) => {
      return !options.readOnly && !options.writeOnly && !PLACES.has(name)
    })
  )

interface Parts {
  catalogue: ResourceCatalogue
  blocks: ReadonlyMap<string, Block>
  names: SiteNames
  db: Statements
  run: RunRows
}

/** Records of one kind, with what they name. */
export interface ReadRecords {
  records: SiteRecord[]
  /** Ids of the files that they show, each once. */
  media: string[]
  /** What has no name that another shop could know, by record. */
  unnamed: { record: string; list: string; id: string }[]
}

/** Reads rows of the site as records of a file. */
export class SiteReader {
  constructor(private readonly parts: Parts) {}

  /** `resource`: that of the type, for contents. */
  async records(kind: RowKind, resource: string, ids: readonly number[]): Promise<ReadRecords> {
    const { catalogue, db, run, names } = this.parts
    const made = catalogue.find(resource)
    if (!made) return { records: [], media: [], unnamed: [] }
    const groups = await readFieldGroups(db)
    const rows = await findRows(made.resource, { kinds: catalogue.kinds, run }, ids)
    const called = await names.of(listOf(kind), ids.map(String))
    const below = await this.#below(kind, ids, groups)
    const values = rows.map((row) => picked(made.resource, row))
    const fields = fileFields(made.resource)
    const trees = [...below.values()].flat().flatMap(flattened)
    const [belowFields] = this.#belowResource(kind)
    const places = rows.flatMap((row, at) =>
      [...placesIn(fields, values[at] as Row, this.parts.blocks)].map((place) => ({ id: row.id, place }))
    )
    const inner = belowFields
      ? trees.flatMap(({ owner, record }) =>
          [...placesIn(belowFields, record.values, this.parts.blocks)].map((place) => ({ id: owner, place }))
        )
      : []
    const all = [...places, ...inner]
    const media = all.flatMap(({ place }) => (place.list === 'media' ? place.names : []))
    const unnamed = await this.#name(all, called)
    const keys = customKeys(groups)
    const extras = kind === 'content' ? await this.#extras(ids) : new Map<number, Partial<SiteRecord>>()
    const parents = await names.of(
      listOf(kind),
      rows.flatMap(({ parentId }) => (parentId ? [String(parentId)] : []))
    )
    const records = rows.map((row, at): SiteRecord => {
      const parent = row.parentId ? parents.get(String(row.parentId)) : undefined
      const own = below.get(row.id)
      return {
        kind,
        name: called.get(String(row.id)) ?? String(row.id),
        values: rekeyed(values[at] as Row, keys, 'file'),
        ...(parent === undefined ? {} : { parent }),
        ...(own ? { below: own.map(({ record }) => record) } : {}),
        ...extras.get(row.id),
      }
    })
    return { records, media: [...new Set(media)], unnamed }
  }

  /** Puts names in the place of ids: as many statements as there are lists. */
  async #name(all: readonly { id: number; place: Place }[], called: ReadonlyMap<string, string>) {
    const unnamed: ReadRecords['unnamed'] = []
    for (const [list, placed] of Map.groupBy(all, ({ place }) => place.list)) {
      const found = await this.parts.names.of(list, [...new Set(placed.flatMap(({ place }) => place.names))])
      for (const { id, place } of placed) {
        const missing = place.isGuess ? [] : place.names.filter((one) => !found.has(one))
        unnamed.push(...missing.map((one) => ({ record: called.get(String(id)) ?? String(id), list, id: one })))
        place.replace(place.names.map((one): Called => found.get(one) ?? null))
      }
    }
    return unnamed
  }

  #belowResource(kind: RowKind): [fields: Fields, resource: AnyResource] | [] {
    const id = kind === 'menu' ? 'cms.menu_items' : kind === 'fields' ? 'cms.group_fields' : null
    const made = id === null ? null : this.parts.catalogue.find(id)
    return made ? [fileFields(made.resource), made.resource] : []
  }

  /** Entries of menus and fields of groups, by what they stand in. */
  async #below(kind: RowKind, ids: readonly number[], groups: readonly FieldGroup[]) {
    const [, resource] = this.#belowResource(kind)
    const found = new Map<number, Owned[]>()
    if (!resource || ids.length === 0) return found
    const { catalogue, run } = this.parts
    const owner = kind === 'menu' ? 'menuId' : 'groupId'
    const column = kind === 'menu' ? 'menu_id' : 'group_id'
    const marks = ids.map(() => '?').join(', ')
    const reading = { kinds: catalogue.kinds, run }
    const rows = await selectRows(resource, reading, `where ${column} in (${marks}) order by position, id`, [...ids])
    const keys = new Map(groups.flatMap(({ fields }) => namesOf(fields, keysOf(fields))))
    const under = (id: number, parent: number | null): Owned[] =>
      rows
        .filter((row) => row[owner] === id && (row.parentId ?? null) === parent)
        .map((row) => {
          const inner = under(id, row.id)
          const name = keys.get(row.id)
          const record: BelowRecord = {
            ...(kind === 'fields' && name ? { name } : {}),
            values: picked(resource, row),
            ...(inner.length > 0 ? { below: inner.map((one) => one.record) } : {}),
          }
          return { owner: id, record, below: inner }
        })
    for (const id of ids) found.set(id, under(id, null))
    return found
  }

  async #extras(ids: readonly number[]): Promise<Map<number, Partial<SiteRecord>>> {
    const { db } = this.parts
    const rows = await db.all<{ id: number; type: string; origin: string | null; comments: unknown }>(
      `select id, type, origin, comments from cms_contents where id in ${db.ids}`,
      ids
    )
    return new Map(
      rows.map(({ id, type, origin, comments }) => {
        const kept = readJson<unknown[]>(comments)
        const extra: Partial<SiteRecord> = {
          type,
          ...(origin !== null && !origin.startsWith(OWN_ORIGIN) ? { origin } : {}),
          ...(kept.length > 0 ? { comments: kept } : {}),
        }
        return [Number(id), extra] as const
      })
    )
  }
}

/** Keys of what came in a file of ours, so that it is found again under another name. They are not written. */
export const OWN_ORIGIN = 'cellier:'

interface Owned {
  owner: number
  record: BelowRecord
  below: Owned[]
}

const flattened = (one: Owned): Owned[] => [one, ...one.below.flatMap(flattened)]

const picked = (resource: AnyResource, row: Row): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fileFields(resource)).map((name) => [name, structuredClone(row[name] ?? null)]))

function namesOf(fields: readonly CustomField[], keys: readonly CustomKey[]): [id: number, name: string][] {
  return fields.flatMap(({ id, below }, at) => {
    const key = keys[at] as CustomKey
    return [[id, key.file] as [number, string], ...namesOf(below, key.below)]
  })
}
