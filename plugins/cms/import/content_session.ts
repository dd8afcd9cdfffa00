import { createHash } from 'node:crypto'
import { DomainError } from '#core/errors/domain_error'
import { Statements } from '#core/database/statements'
import { addressesOf, contentInput, readContent, type ReadContent } from '#plugins/cms/import/content_input'
import { inSavepoint } from '#core/database/savepoint'
import { knownContents } from '#plugins/cms/import/known_contents'
import { note } from '#plugins/cms/import/notes'
import { queryRows } from '#core/database/query_rows'
import { refusedRows, type ImportProblem } from '#core/import/problem'
import { slugTaken } from '#plugins/cms/errors'
import { withDefaults } from '#core/resources/given_values'
import type { GroupResult, ImportSession, ReadBatch, RowGroup, SheetRow, StoredMedium } from '#core/import/importer'
import type { ImportedFiles } from '#plugins/cms/import/imported_files'
import type { MenuWriter } from '#plugins/cms/import/menu_writer'
import type { Input, Writer } from '#core/resources/writer'
import type { Kinds } from '#core/fields/field_kind'
import type { Locale } from '#core/i18n/locales'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { OldContent, OldFile, OldSite } from '#plugins/cms/import/old_record'
import type { SettleContents } from '#plugins/cms/import/settle_contents'
import type { TermWriter } from '#plugins/cms/import/term_writer'
import type { Store, Transaction } from '#core/database/store'
import type { WriteResource } from '#core/resources/write_resource'

/** How the records of one program become contents. */
export interface ContentFormat {
  originOf(values: SheetRow['values']): string
  /** The type of a record as its file names it; null: it is a part of others, such as a category. */
  oldTypeOf(values: SheetRow['values']): string | null
  /** Code of the content type here; null: such a record is no content. */
  typeOf(oldType: string): string | null
  /** The file of a record of the media library; null: the record is none. */
  fileOf(values: SheetRow['values']): OldFile | null
  read(values: SheetRow['values'], site: OldSite): OldContent
}

export interface ContentSessionParts {
  format: ContentFormat
  site: OldSite
  /** Resources of content types by code. */
  types: Map<string, { made: MadeResource; hasBlocks: boolean; hasCategories: boolean }>
  terms: TermWriter
  /** Ids of staff by e-mail address. */
  staff: Map<string, number>
  /** Author of what has no known one. */
  author: number | null
  locale: Locale
  store: Store
  write: Pick<WriteResource, 'createIn' | 'updateIn'>
  writer: Writer
  kinds: Kinds
  files: ImportedFiles
  /** Whether the import has a folder or zip of files, or fetches them. */
  takesFiles: boolean
  /** Blocks without a counterpart become blocks of HTML. */
  keepsHtml: boolean
  settle: Pick<SettleContents, 'execute'>
  menus: Pick<MenuWriter, 'execute'>
  warnings: ImportProblem[]
  hasWords(key: string): boolean
}

interface Ready extends ReadContent {
  made: MadeResource
  hasCategories: boolean
  hash: string
  index: number
  /** Addresses of its files. */
  files: string[]
}

/** A file of the old media library, at its place in the batch. */
interface ReadyFile {
  index: number
  file: OldFile
}

/** What a batch writes. */
interface ReadyBatch {
  contents: Ready[]
  files: ReadyFile[]
  /** Files that were taken before, by address. */
  known: Map<string, number>
}

/** Writes the records of a file as contents, by the key that each had on its old site. */
export class ContentSession implements ImportSession {
  readonly warnings: ImportProblem[]

  constructor(private readonly parts: ContentSessionParts) {
    this.warnings = parts.warnings
  }

  keyOf(values: SheetRow['values']) {
    const { format } = this.parts
    const unique = format.oldTypeOf(values) === null ? '' : format.originOf(values)
    return { group: '', unique, field: 'wp:post_id' }
  }

  async read(groups: readonly RowGroup[]): Promise<ReadBatch> {
    const { format, files, takesFiles } = this.parts
    const problems: ImportProblem[] = []
    const warnings: ImportProblem[] = []
    const batch: ReadyBatch = { contents: [], files: [], known: new Map() }
    for (const [index, { rows }] of groups.entries()) {
      const [row] = rows
      if (!row) continue
      try {
        const file = takesFiles ? format.fileOf(row.values) : null
        const content = file ? null : this.#read(row, index, warnings)
        if (file) batch.files.push({ index, file })
        if (content) batch.contents.push(content)
      } catch (error) {
        problems.push(...this.#problemsOf(error, row.row))
      }
    }
    const wanted = await this.#wantedFiles(batch, groups.length)
    batch.known = await files.known(wanted.flat())
    const media = wanted.map((addresses) =>
      addresses.filter((address) => !batch.known.has(address)).map((address) => files.named(address))
    )
    const write = (trx: Transaction, stored: StoredMedium[][]) =>
      this.#write(trx, batch, { stored, groups: groups.length })
    return { problems, warnings, media, write }
  }

  async finish(): Promise<ImportProblem[]> {
    return [...(await this.parts.settle.execute()), ...(await this.parts.menus.execute())]
  }

  /** Addresses of the files of each group. A content that was imported whole, and has not changed, needs none. */
  async #wantedFiles({ contents, files }: ReadyBatch, groups: number): Promise<string[][]> {
    const wanted = Array.from({ length: groups }, (): string[] => [])
    for (const { index, file } of files) wanted[index] = [file.address]
    const { read } = this.parts.store
    const known = await knownContents(
      (sql, origins) => read.all(`${sql} in ${read.texts}`, origins),
      contents.map(({ old }) => old.origin)
    )
    for (const { index, old, hash, files: addresses } of contents) {
      const before = known.get(old.origin)
      if (before?.hash !== hash || before.missing > 0) wanted[index] = addresses
    }
    return wanted
  }

  #read({ row, values }: SheetRow, index: number, warnings: ImportProblem[]): Ready | null {
    const { format, types, site } = this.parts
    const oldType = format.oldTypeOf(values)
    if (oldType === null) return null
    const type = types.get(format.typeOf(oldType) ?? '')
    if (!type || values['wp:status'] === 'auto-draft') {
      warnings.push(note('skipped', row, { type: oldType }))
      return null
    }
    const { made, hasBlocks, hasCategories } = type
    const read = readContent(row, format.read(values, site), { hasBlocks, keepsHtml: this.parts.keepsHtml })
    warnings.push(...read.notes)
    read.notes.length = 0
    const hash = createHash('sha256').update(JSON.stringify(read.old)).digest('hex')
    return { ...read, made, hasCategories, hash, index, files: addressesOf(read) }
  }

  async #write(
    trx: Transaction,
    { contents, files, known }: ReadyBatch,
    { stored, groups }: { stored: StoredMedium[][]; groups: number }
  ) {
    const results: GroupResult[] = Array.from({ length: groups }, () => 'unchanged')
    const problems: ImportProblem[] = []
    const warnings: ImportProblem[] = []
    const taken = (index: number, addresses: readonly string[]) =>
      this.parts.files.remember(trx, addresses, { known, stored: stored[index] ?? [] })
    for (const { index, file } of files) {
      for (const id of (await taken(index, [file.address])).values()) await this.parts.files.describe(trx, id, file.alt)
    }
    for (const one of contents) {
      try {
        const ids = await taken(one.index, one.files)
        results[one.index] = await inSavepoint(trx, () => this.#writeOne(trx, one, ids, warnings))
      } catch (error) {
        results[one.index] = 'rejected'
        problems.push(...this.#problemsOf(error, one.row))
      }
    }
    return { results, problems, warnings }
  }

  async #writeOne(
    trx: Transaction,
    one: Ready,
    files: ReadonlyMap<string, number>,
    warnings: ImportProblem[]
  ): Promise<GroupResult> {
    const { old, row, hash } = one
    const db = new Statements(trx)
    const known = (await knownContents((sql, [origin]) => db.all(`${sql} = ?`, origin), [old.origin])).get(old.origin)
    const missing = one.files.filter((address) => !files.has(address)).length
    if (known?.hash === hash && (known.missing === 0 || missing >= known.missing)) return 'unchanged'
    if (known && known.version !== known.imported) {
      warnings.push(note('changed', row, { title: old.title || old.origin }))
      return 'unchanged'
    }
    const notes: ImportProblem[] = []
    const input = await this.#input(trx, { ...one, notes }, files)
    const id = known
      ? await this.#update(trx, one, Number(known.id), input)
      : await this.#create(trx, { ...one, notes }, input)
    warnings.push(...notes)
    await this.#remember(trx, id, one, missing)
    return known ? 'updated' : 'created'
  }

  async #input(trx: Transaction, one: Ready, files: ReadonlyMap<string, number>): Promise<Input> {
    const { terms, locale, staff, author } = this.parts
    const { old, made, hasCategories, notes, row } = one
    const given = contentInput(one, locale, (address) => files.get(address) ?? null)
    const valid = (await made.validators.create.validate(given)) as Input
    const authorId = staff.get(old.author.toLowerCase()) ?? null
    if (authorId === null && author === null && old.author) notes.push(note('author', row, { author: old.author }))
    const categories = hasCategories
      ? { categories: await terms.categories(trx, old.categories), tags: await terms.tags(trx, old.tags) }
      : {}
    return { ...valid, authorId: authorId ?? author, ...categories }
  }

  /** A slug that something else has gives way to one that is made from the title. */
  async #create(trx: Transaction, { made, notes, row }: Ready, input: Input): Promise<number> {
    const { write, writer, kinds } = this.parts
    const create = (values: Input) =>
      inSavepoint(trx, () => write.createIn(trx, made, withDefaults(made.resource, kinds, values), writer))
    try {
      return (await create(input)).id
    } catch (error) {
      const isTaken = error instanceof DomainError && error.kind.code === slugTaken.kind.code
      if (!isTaken) throw error
      const slug = Object.values(input.slug ?? {})[0]
      notes.push(note('slug', row, { slug: String(slug ?? '') }))
      return (await create({ ...input, slug: null })).id
    }
  }

  async #update(trx: Transaction, { made }: Ready, id: number, input: Input): Promise<number> {
    const { write, writer } = this.parts
    const { slug, ...values } = input
    const hasSlug = Object.values(slug ?? {}).some(Boolean)
    await write.updateIn(trx, made, id, hasSlug ? input : values, writer)
    return id
  }

  async #remember(trx: Transaction, id: number, { old, hash }: Ready, missing: number): Promise<void> {
    const data = JSON.stringify({ meta: old.meta, link: old.link, parent: old.parent, missing })
    await queryRows(trx, 'update cms_contents set origin = ?, comments = ? where id = ?', [
      old.origin,
      JSON.stringify(old.comments),
      id,
    ])
    await queryRows(
      trx,
      `insert into cms_imported_contents (content_id, hash, version, is_settled, data)
       values (?, ?, (select version from cms_contents where id = ?), ?, ?)
       on conflict (content_id) do update set hash = excluded.hash, version = excluded.version,
         is_settled = excluded.is_settled, data = excluded.data`,
      [id, hash, id, false, data]
    )
  }

  #problemsOf(error: unknown, row: number): ImportProblem[] {
    const found = refusedRows(error, row, (key) => this.parts.hasWords(key))
    if (!found) throw error
    return found
  }
}
