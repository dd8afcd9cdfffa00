import { customKeys, rekeyed, type CustomKey } from '#plugins/cms/exchange/custom_keys'
import { fileFields, type RowKind } from '#plugins/cms/exchange/site_reader'
import { note } from '#plugins/cms/import/notes'
import { placesIn, type Called, type Place } from '#plugins/cms/exchange/places'
import { readFieldGroups } from '#plugins/cms/custom_fields/field_group'
import type { AnyResource } from '#core/resources/resource'
import type { BelowRecord, SiteRecord } from '#plugins/cms/exchange/site_record'
import type { Fields } from '#core/fields/field'
import type { ImportProblem } from '#core/import/problem'
import type { Input } from '#core/resources/writer'
import type { OpenSite } from '#plugins/cms/exchange/open_site'
import type { Store, Transaction } from '#core/database/store'

/** Values of a record as a form would send them. */
export interface ReadInput {
  values: Input
  below: BelowRecord[] | undefined
  notes: ImportProblem[]
  /** Whether it names what comes later in the file. */
  isPending: boolean
}

/** Kinds of records by the list that names them. */
const KIND_OF: Record<string, RowKind> = {
  'media': 'media',
  'cms.content_types': 'type',
  'platform.media_categories': 'media_category',
  'cms.categories': 'category',
  'link:cms.category': 'category',
  'cms.tags': 'tag',
  'link:cms.tag': 'tag',
  'cms.custom_fields': 'fields',
  'link:cms.archive': 'type',
}

/** Puts ids in the place of the names of records. */
export class RecordInput {
  #keys: CustomKey[] = []

  constructor(
    private readonly site: OpenSite,
    private readonly inFile: ReadonlySet<string>
  ) {}

  /** Reads the custom fields that the site has now. */
  async prepare(store: Store): Promise<void> {
    this.#keys = customKeys(await readFieldGroups(store.reader))
  }

  /** `isLast`: nothing comes later, and what is not there is reported. */
  async read(
    trx: Transaction,
    { row, record, isLast }: { row: number; record: SiteRecord; isLast: boolean },
    resource: AnyResource
  ): Promise<ReadInput> {
    const fields = fileFields(resource)
    const { values: given, below } = structuredClone({ values: record.values, below: record.below })
    const values = rekeyed(given, this.#keys, 'here')
    const read: ReadInput = { values: {}, below, notes: [], isPending: false }
    for (const [name, value] of Object.entries(values)) {
      if (name in fields) read.values[name] = value
      else if (!isLast && this.#isToCome(name)) read.isPending = true
      else read.notes.push(note('field_missing', row, { field: name }))
    }
    const places = [...placesIn(fields, read.values, this.site.blocks)]
    await this.#place(trx, { row, isLast }, read, places)
    if (below) await this.#place(trx, { row, isLast }, read, this.#placesBelow(record, below))
    return read
  }

  /** What a redirect leads to: a thing of the site, or a path. Null: nothing, it is gone. Undefined: it is not here. */
  async target(
    trx: Transaction,
    to: unknown
  ): Promise<{ kind: string; id: string } | { path: string } | null | undefined> {
    if (to === null) return null
    const [, kind, name] = /^ref:([a-z_.]+)\/(.+)$/.exec(String(to)) ?? []
    if (kind === undefined || name === undefined) return { path: String(to) }
    const called = decodeURIComponent(name)
    const id = (await this.site.in(trx).names.ids(`link:${kind}`, [called])).get(called) ?? null
    return id === null ? undefined : { kind, id: String(id) }
  }

  #placesBelow({ kind }: SiteRecord, below: readonly BelowRecord[]): Place[] {
    const made = this.site.catalogue.find(kind === 'menu' ? 'cms.menu_items' : 'cms.group_fields')
    const fields: Fields = made ? fileFields(made.resource) : {}
    const within = (entries: readonly BelowRecord[]): Place[] =>
      entries.flatMap((entry) => [...placesIn(fields, entry.values, this.site.blocks), ...within(entry.below ?? [])])
    return within(below)
  }

  async #place(
    trx: Transaction,
    { row, isLast }: { row: number; isLast: boolean },
    read: ReadInput,
    places: readonly Place[]
  ): Promise<void> {
    const { names } = this.site.in(trx)
    for (const [list, placed] of Map.groupBy(places, (place) => place.list)) {
      const found = await names.ids(list, [...new Set(placed.flatMap((place) => place.names))])
      for (const place of placed) {
        for (const name of place.names.filter((one) => !found.has(one))) {
          if (!isLast && this.#isInFile(list, name)) read.isPending = true
          else read.notes.push(note('name_missing', row, { name, list: list.replace(/^link:/, '') }))
        }
        place.replace(place.names.map((name): Called => found.get(name) ?? null))
      }
    }
  }

  #isInFile(list: string, name: string): boolean {
    return this.inFile.has(`${KIND_OF[list] ?? 'content'}/${name}`)
  }

  /** `recette.duree`: a field of a group that comes later in the file. */
  #isToCome(name: string): boolean {
    return name.includes('.') && this.inFile.has(`fields/${name.slice(0, name.indexOf('.'))}`)
  }
}
