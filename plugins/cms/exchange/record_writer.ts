import { createHash } from 'node:crypto'
import { OWN_ORIGIN, RESOURCES, listOf, type RowKind } from '#plugins/cms/exchange/site_reader'
import { RecordInput } from '#plugins/cms/exchange/record_input'
import { Statements } from '#core/database/statements'
import { note, parentMissing, typeMissing } from '#plugins/cms/import/notes'
import { placeRedirect } from '#core/permalinks/place_redirect'
import { queryRows } from '#core/database/query_rows'
import { withDefaults } from '#core/resources/given_values'
import { writeRecord, type BelowRecord, type SiteRecord } from '#plugins/cms/exchange/site_record'
import type { GroupResult } from '#core/import/importer'
import type { ImportProblem } from '#core/import/problem'
import type { Locale } from '#core/i18n/locales'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { OpenSite } from '#plugins/cms/exchange/open_site'
import type { Store, Transaction } from '#core/database/store'
import type { WriteResource } from '#core/resources/write_resource'
import type { Input, Writer } from '#core/resources/writer'

interface Parts {
  site: OpenSite
  /** Codes of the content types; those that are made are added. */
  types: Set<string>
  write: Pick<WriteResource, 'createIn' | 'updateIn'>
  writer: Writer
  /** `<kind>/<name>` of every record of the file. */
  inFile: ReadonlySet<string>
  isTrial: boolean
}

interface Given {
  row: number
  record: SiteRecord
  /** The file that a record of the library was taken from; null: it was there, or none was found. */
  mediumId: number | null
}

interface Written {
  result: GroupResult
  notes: ImportProblem[]
}

const UNCHANGED: Written = { result: 'unchanged', notes: [] }

/** Writes records of a site. What the site has already under the same name stays, unless it came from such a file and was left alone. */
export class RecordWriter {
  /** Rows that name what was not there yet; contents are remembered by the database. */
  readonly #pending = new Set<number>()
  readonly #input: RecordInput

  constructor(private readonly parts: Parts) {
    this.#input = new RecordInput(parts.site, parts.inFile)
  }

  get hasPending(): boolean {
    return this.#pending.size > 0
  }

  /** Reads what may have changed since the last batch. */
  prepare(store: Store): Promise<void> {
    return this.#input.prepare(store)
  }

  async write(trx: Transaction, { row, record, mediumId }: Given): Promise<Written> {
    const { kind } = record
    if (kind === 'redirect') return this.#redirect(trx, row, record)
    const made = this.#made({ ...record, kind })
    if (!made) return { result: 'created', notes: [] }
    const known = mediumId === null ? await this.#find(trx, record, kind) : null
    if (kind === 'media') return this.#medium(trx, row, record, { made, known, mediumId })
    if (known !== null) return this.#compare(trx, row, record, { made, id: known })
    const { values, notes, isPending, below } = await this.#input.read(
      trx,
      { row, record, isLast: false },
      made.resource
    )
    const placed = await this.#placed(trx, record, kind, made, values)
    const input = (await made.validators.create.validate(placed)) as Input
    const id = await this.#create(trx, made, input)
    if (below) await this.#createBelow(trx, kind, { owner: id, parentId: null, entries: below })
    if (kind === 'type') this.parts.types.add(record.name)
    if (kind === 'content') await this.#remember(trx, id, record, !isPending)
    else if (isPending) this.#pending.add(row)
    if (kind === 'menu') {
      await queryRows(trx, 'update cms_menus set origin = ? where id = ?', [originOf(record), id])
    }
    return { result: 'created', notes }
  }

  /** Ids of contents that name what was not there when they were written. */
  async unsettled(store: Store): Promise<Set<number>> {
    const rows = await store.reader.all<{ id: number }>(
      `select i.content_id as id from cms_imported_contents i join cms_contents c on c.id = i.content_id
       where not i.is_settled and i.data = '${OWN_DATA}'`
    )
    return new Set(rows.map(({ id }) => Number(id)))
  }

  /** Writes a record again, with all that it names. */
  async settle(
    trx: Transaction,
    row: number,
    record: SiteRecord,
    unsettled: ReadonlySet<number>
  ): Promise<ImportProblem[]> {
    const { kind } = record
    if (kind === 'redirect' || (kind !== 'content' && !this.#pending.has(row))) return []
    const id = await this.#find(trx, record, kind)
    if (id === null || (kind === 'content' && !unsettled.has(id))) return []
    const made = this.#made({ ...record, kind })
    if (!made) return []
    return this.#update(trx, row, record, { made, id })
  }

  /** The resource of a record; null: a trial, in which its type was not made. @throws typeMissing */
  #made({ kind, type = '' }: SiteRecord & { kind: RowKind }): MadeResource | null {
    const { site, inFile, isTrial } = this.parts
    const id = kind === 'content' ? `cms.${type}` : RESOURCES[kind]
    const isType = kind !== 'content' || this.parts.types.has(type)
    const made = isType ? site.catalogue.find(id) : null
    if (made) return made
    if (isTrial && inFile.has(`type/${type}`)) return null
    throw typeMissing({ type })
  }

  async #find(trx: Transaction, record: SiteRecord, kind: RowKind): Promise<number | null> {
    if (kind === 'content' || kind === 'menu') {
      const table = kind === 'content' ? 'cms_contents' : 'cms_menus'
      const db = new Statements(trx)
      const [row] = await db.all<{ id: number }>(`select id from ${table} where origin = ?`, originOf(record))
      if (row) return Number(row.id)
    }
    const found = await this.parts.site.in(trx).names.ids(listOf(kind), [record.name])
    const id = found.get(record.name)
    return id === undefined ? null : Number(id)
  }

  /** What is here already: the same, from such a file and left alone since, or of this site. */
  async #compare(
    trx: Transaction,
    row: number,
    record: SiteRecord,
    { made, id }: { made: MadeResource; id: number }
  ): Promise<Written> {
    const kind = record.kind as RowKind
    const { records } = await this.parts.site.in(trx).reader.records(kind, made.resource.id, [id])
    const [present] = records
    if (present && writeRecord(present) === writeRecord(record)) return UNCHANGED
    if (!(await this.#mayChange(trx, record, id))) {
      return { result: 'unchanged', notes: [note('kept_here', row, { name: record.name })] }
    }
    return { result: 'updated', notes: await this.#update(trx, row, record, { made, id }) }
  }

  /** A type without contents, or a content that came from a file and was left alone since. */
  async #mayChange(trx: Transaction, { kind, name }: SiteRecord, id: number): Promise<boolean> {
    const db = new Statements(trx)
    if (kind === 'type') return (await db.all('select id from cms_contents where type = ? limit 1', name)).length === 0
    if (kind !== 'content') return false
    const rows = await db.all(
      `select c.id from cms_contents c join cms_imported_contents i on i.content_id = c.id and i.version = c.version
       where c.id = ?`,
      id
    )
    return rows.length > 0
  }

  async #update(
    trx: Transaction,
    row: number,
    record: SiteRecord,
    { made, id }: { made: MadeResource; id: number }
  ): Promise<ImportProblem[]> {
    const { write, writer } = this.parts
    const kind = record.kind as RowKind
    const { values, notes } = await this.#input.read(trx, { row, record, isLast: true }, made.resource)
    const placed = await this.#placed(trx, record, kind, made, values)
    const input = (await made.validators.create.validate(placed)) as Input
    await write.updateIn(trx, made, id, input, writer)
    if (kind === 'content') await this.#remember(trx, id, record, true)
    return notes
  }

  /** The values with the row that this one stands below. @throws parentMissing */
  async #placed(trx: Transaction, record: SiteRecord, kind: RowKind, { resource }: MadeResource, values: Input) {
    if (!('parentId' in resource.fields)) return values
    if (record.parent === undefined) return { ...values, parentId: null }
    const above = await this.parts.site.in(trx).names.ids(listOf(kind), [record.parent])
    const parentId = above.get(record.parent)
    if (parentId === undefined) throw parentMissing({ name: record.name, parent: record.parent })
    return { ...values, parentId }
  }

  async #create(trx: Transaction, made: MadeResource, input: Input): Promise<number> {
    const { write, writer, site } = this.parts
    const given = withDefaults(made.resource, site.catalogue.kinds, input)
    return (await write.createIn(trx, made, given, writer)).id
  }

  /** Entries of a menu, or fields of a group. A link that leads to nothing here is left out. */
  async #createBelow(
    trx: Transaction,
    kind: RowKind,
    place: { owner: number; parentId: number | null; entries: readonly BelowRecord[] }
  ): Promise<void> {
    const [resource, owner] = kind === 'menu' ? ['cms.menu_items', 'menuId'] : ['cms.group_fields', 'groupId']
    const made = this.parts.site.catalogue.find(resource as string)
    if (!made) return
    for (const { values, below = [] } of place.entries) {
      // The list of a type that a trial does not make.
      if (this.parts.isTrial && this.parts.inFile.has(`type/${String(values.of).replace('cms.', '')}`)) continue
      let under = place.parentId
      if (!(kind === 'menu' && values.kind === 'link' && !values.target)) {
        const given = { ...values, [owner as string]: place.owner, parentId: place.parentId }
        const input = (await made.validators.create.validate(given)) as Input
        under = await this.#create(trx, made, input)
      }
      await this.#createBelow(trx, kind, { owner: place.owner, parentId: under, entries: below })
    }
  }

  /** A file of the library: one that is here already keeps what staff say about it. */
  async #medium(
    trx: Transaction,
    row: number,
    record: SiteRecord,
    { made, known, mediumId }: { made: MadeResource; known: number | null; mediumId: number | null }
  ): Promise<Written> {
    if (known !== null) return this.#compare(trx, row, record, { made, id: known })
    // The intake has said why there is no file. A trial takes none.
    if (mediumId === null) return this.parts.isTrial ? { result: 'created', notes: [] } : UNCHANGED
    return { result: 'created', notes: await this.#update(trx, row, record, { made, id: mediumId }) }
  }

  async #redirect(trx: Transaction, row: number, record: SiteRecord): Promise<Written> {
    const { values } = record
    const [locale, path] = [values.locale as Locale, String(values.path)]
    const db = new Statements(trx)
    const to = await this.#input.target(trx, values.to)
    if (to === undefined) {
      return { result: 'unchanged', notes: [note('name_missing', row, { name: String(values.to), list: path })] }
    }
    const [standing] = await db.all<{ kind: string; target: string; redirect: string | null }>(
      'select kind, target, redirect from core_permalinks where locale = ? and path = ? order by channel limit 1',
      ...[locale, path]
    )
    const present = to !== null && 'kind' in to ? await presentPath(db, to, locale) : (to?.path ?? null)
    const isSame =
      to !== null && 'kind' in to
        ? standing?.kind === to.kind && standing.target === to.id
        : standing?.redirect === present
    if (standing && isSame) return UNCHANGED
    if (standing) return { result: 'unchanged', notes: [note('redirect_taken', row, { path })] }
    // What it led to has no address here: it is in the trash.
    if (to !== null && present === null) return UNCHANGED
    await placeRedirect(trx, { locale, path, redirect: present })
    return { result: 'created', notes: [] }
  }

  async #remember(trx: Transaction, id: number, record: SiteRecord, isSettled: boolean): Promise<void> {
    const hash = createHash('sha256').update(writeRecord(record)).digest('hex')
    await queryRows(trx, 'update cms_contents set origin = ?, comments = ? where id = ?', [
      originOf(record),
      JSON.stringify(record.comments ?? []),
      id,
    ])
    await queryRows(
      trx,
      `insert into cms_imported_contents (content_id, hash, version, is_settled, data)
       values (?, ?, (select version from cms_contents where id = ?), ?, '${OWN_DATA}')
       on conflict (content_id) do update set hash = excluded.hash, version = excluded.version,
         is_settled = excluded.is_settled, data = excluded.data`,
      [id, hash, id, isSettled]
    )
  }
}

/** What is kept of contents of such files: nothing, since all of it has a field. */
const OWN_DATA = '{"site":1}'

const originOf = ({ kind, name, origin }: SiteRecord): string => origin ?? `${OWN_ORIGIN}${kind}/${name}`.slice(0, 255)

async function presentPath(
  db: Statements,
  { kind, id }: { kind: string; id: string },
  locale: Locale
): Promise<string | null> {
  const [row] = await db.all<{ path: string }>(
    `select path from core_permalinks where kind = ? and target = ? and locale = ? and redirect is null
     order by channel limit 1`,
    ...[kind, id, locale]
  )
  return row?.path ?? null
}
