import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { DomainError } from '#core/errors/domain_error'
import { fold } from '#core/text/fold'
import { inSavepoint } from '#core/database/savepoint'
import { cleanDescription } from '#core/rich_text/html_text'
import { refusedRow, type ImportProblem } from '#core/import/problem'
import { slugify } from '#core/text/slug'
import { storeCategory, updateCategory } from '#plugins/catalogue/categories/category_validator'
import { Statements } from '#core/database/statements'
import { categoryMade } from '#plugins/catalogue/import/errors'
import { categoryWrite } from '#plugins/catalogue/import/undo/categories'
import { LEVELS, TEXT_COLUMNS, levelsOf, type TextColumn } from '#plugins/catalogue/categories/import/category_columns'
import type { CategoryInput, SaveCategory } from '#plugins/catalogue/categories/actions/save_category'
import type { CategoryRow } from '#plugins/catalogue/categories/category_rows'
import type { CategoryTexts } from '#plugins/catalogue/categories/category_tree'
import type { ImportWrite } from '#core/import/import_undo'
import type { Origin } from '#core/audit/origin'
import type { Cells, ReadRecord, RecordStore, RecordToWrite, WrittenRecord } from '#core/import/record_session'
import type { SheetRow } from '#core/import/importer'
import type { Store, Transaction } from '#core/database/store'

/** A category as it stands, without pictures and filters, which no file has. */
type Kept = Omit<CategoryRow, 'kind' | 'displayMode' | 'logoMediaId' | 'bannerMediaId' | 'filterable'>

interface StandingCategory {
  title: string
  cells: Cells
  category: Kept
}

interface Found extends Partial<Record<keyof CategoryTexts, string>> {
  id: number
  parentId: number | null
  code: string
  status: 'published' | 'draft'
  position: number
  version: number
  locale: Locale | null
}

const ALL = `select c.id, c.parent_id as "parentId", c.code, c.status, c.position, c.version, t.locale, t.name, t.slug,
    t.description, t.meta_title as "metaTitle", t.meta_description as "metaDescription"
  from catalogue_categories c left join catalogue_category_translations t on t.category_id = c.id
  where c.kind = 'category' order by c.id`

const NAME = `name.${DEFAULT_LOCALE}`

/** The key of a category below another one, or at the top. */
const below = (parent: string, name: string) => (parent === '' ? fold(name) : `${parent} ${LEVELS} ${fold(name)}`)

/** Categories of files, found by their paths: the names of the levels in any language. */
export class CategoryRecords implements RecordStore<StandingCategory> {
  constructor(
    private readonly store: Store,
    private readonly save: SaveCategory,
    private readonly origin: Origin
  ) {}

  keyOf({ path = '' }: Cells): string {
    return levelsOf(path).reduce(below, '')
  }

  async find(): Promise<Map<string, StandingCategory>> {
    const rows = await this.store.reader.all<Found>(ALL)
    return standingByPath(rows)
  }

  async read({ values }: SheetRow, standing: StandingCategory | null): Promise<ReadRecord> {
    const { path = '', position = '', status = '', code = '', ...texts } = values
    // Where a category stands is its key, and its code is for ever.
    const cells: Record<string, string> = { path, position, ...(standing || code === '' ? {} : { code }), ...texts }
    if (status !== '') cells.status = status
    if (!standing) cells[NAME] ||= levelsOf(path).at(-1) ?? ''
    for (const name of Object.keys(cells).filter((one) => one.startsWith('slug.'))) {
      // A category always has an address.
      if (cells[name] === '') delete cells[name]
      else cells[name] = slugify(cells[name] ?? '')
    }
    for (const name of Object.keys(cells).filter((one) => one.startsWith('description.'))) {
      cells[name] = cleanDescription(cells[name] ?? '')
    }
    if (position === '') delete cells.position
    const { parentId: _, ...input } = inputOf(cells, null)
    await (standing ? updateCategory : storeCategory).validate({ kind: 'category', version: 1, ...input })
    return { cells }
  }

  /** Parents first, wherever they stand in the file. Parents that no row describes are made by their names. */
  async write(
    trx: Transaction,
    records: readonly RecordToWrite<StandingCategory>[]
  ): Promise<(WrittenRecord | DomainError)[]> {
    const ids = new Map<string, number>()
    for (const [key, { category }] of standingByPath(await new Statements(trx).all<Found>(ALL)))
      ids.set(key, category.id)
    const outcomes = new Map<RecordToWrite<StandingCategory>, WrittenRecord | DomainError>()
    const depth = ({ cells: { path = '' } }: RecordToWrite<StandingCategory>) => levelsOf(path).length
    for (const record of [...records].sort((one, other) => depth(one) - depth(other))) {
      outcomes.set(record, await this.#one(trx, record, ids))
    }
    return records.map((record) => outcomes.get(record) as WrittenRecord | DomainError)
  }

  async #one(
    trx: Transaction,
    record: RecordToWrite<StandingCategory>,
    ids: Map<string, number>
  ): Promise<WrittenRecord | DomainError> {
    const { key, standing, cells, changed } = record
    /** What this row makes: its category and those above it. They go with it when it is refused. */
    const fresh = new Map<string, number>()
    try {
      const written = await inSavepoint(trx, async () => {
        const input = inputOf(cells, standing ? changed : null)
        if (standing) {
          const { category } = standing
          await this.save.execute({ ...input, id: category.id, version: category.version }, this.origin, trx)
          return { writes: [changedWrite(standing)] }
        }
        const made = await this.#parents(trx, cells.path ?? '', ids, fresh)
        const parentId = made.parentId
        const id = await this.save.execute(
          { ...input, parentId, ...(cells.code ? { code: cells.code } : {}) },
          this.origin,
          trx
        )
        fresh.set(key, id)
        const name = levelsOf(cells.path ?? '').at(-1) ?? ''
        return { writes: [...made.writes, categoryWrite({ id, name, version: 1 })], warnings: made.warnings }
      })
      for (const [made, id] of fresh) ids.set(made, id)
      return written
    } catch (error) {
      if (error instanceof DomainError) return error
      throw error
    }
  }

  /** The category above, made with those above it where they are missing. */
  async #parents(trx: Transaction, path: string, ids: ReadonlyMap<string, number>, made: Map<string, number>) {
    const writes: ImportWrite[] = []
    const warnings: ImportProblem[] = []
    let [key, parentId]: [string, number | null] = ['', null]
    for (const name of levelsOf(path).slice(0, -1)) {
      key = below(key, name)
      const known = ids.get(key)
      if (known === undefined) {
        const id: number = await this.save.execute(
          { parentId, texts: { [DEFAULT_LOCALE]: { name } } },
          this.origin,
          trx
        )
        made.set(key, id)
        writes.push(categoryWrite({ id, name, version: 1 }))
        warnings.push(refusedRow(null, categoryMade({ kind: 'category', name }), 'path'))
        parentId = id
      } else parentId = known
    }
    return { parentId, writes, warnings }
  }
}

/** What an import changed of a category that stood. */
function changedWrite({ title, category }: StandingCategory): ImportWrite {
  const { id, status, position, texts, version } = category
  return {
    kind: 'catalogue.categories',
    thing: id,
    title,
    before: { status, position, texts },
    after: { version: version + 1 },
  }
}

/** The values of the cells; `only`: of these columns. */
function inputOf(cells: Cells, only: ReadonlySet<string> | null): CategoryInput {
  const has = (column: string) => column in cells && (only === null || only.has(column))
  const texts = LOCALES.flatMap((locale) => {
    const own = Object.entries(TEXT_COLUMNS).filter(([column]) => has(`${column}.${locale}`))
    const values = own.map(([column, text]) => [text, cells[`${column}.${locale}`] ?? ''] as const)
    return values.length > 0 ? [[locale, Object.fromEntries(values)] as const] : []
  })
  return {
    ...(texts.length > 0 ? { texts: Object.fromEntries(texts) } : {}),
    ...(has('status') && cells.status ? { status: cells.status as 'published' | 'draft' } : {}),
    ...(has('position') && cells.position ? { position: Number(cells.position) } : {}),
  }
}

/** Categories by the keys of their paths, in each language. Of two with the same path, the first. */
function standingByPath(rows: readonly Found[]): Map<string, StandingCategory> {
  const categories = new Map<number, Kept>()
  for (const { locale, id, parentId, code, status, position, version, ...texts } of rows) {
    const category = categories.get(Number(id)) ?? {
      id: Number(id),
      parentId: parentId === null ? null : Number(parentId),
      code,
      status,
      position: Number(position),
      version: Number(version),
      texts: {},
    }
    categories.set(category.id, category)
    if (locale) category.texts[locale] = texts as CategoryTexts
  }
  const keys = new Map<number, string[]>()
  const keysOf = (category: Kept): string[] => {
    const known = keys.get(category.id)
    if (known) return known
    const parent = category.parentId === null ? undefined : categories.get(category.parentId)
    const above = parent ? keysOf(parent) : ['']
    const names = [...new Set(LOCALES.flatMap((locale) => category.texts[locale]?.name || []))]
    const own = [...new Set(above.flatMap((one) => names.map((name) => below(one, name))))]
    keys.set(category.id, own)
    return own
  }
  const found = new Map<string, StandingCategory>()
  for (const category of categories.values()) {
    const standing = { title: titleOf(category), cells: cellsOf(category), category }
    for (const key of keysOf(category)) if (!found.has(key)) found.set(key, standing)
  }
  return found
}

const titleOf = ({ texts, code }: Kept) => LOCALES.map((locale) => texts[locale]?.name).find(Boolean) ?? code

function cellsOf({ code, status, position, texts }: Kept): Cells {
  const written = LOCALES.flatMap((locale) =>
    Object.entries(TEXT_COLUMNS).map(([column, text]: [string, (typeof TEXT_COLUMNS)[TextColumn]]) => {
      return [`${column}.${locale}`, texts[locale]?.[text] ?? ''] as const
    })
  )
  return { code, status, position: String(position), ...Object.fromEntries(written) }
}
