import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { fieldChanges } from '#core/audit/field_changes'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { slugify } from '#core/text/slug'
import { Statements } from '#core/database/statements'
import { attributeUnknown } from '#plugins/catalogue/vocabulary/errors'
import { categoryCycle, categoryNotFound } from '#plugins/catalogue/categories/errors'
import { codeInvalid, codeTaken, valueRequired } from '#plugins/catalogue/errors'
import { CategoryChecks } from '#plugins/catalogue/categories/category_checks'
import {
  CategoryTree,
  type CategoryKind,
  type CategoryTexts,
  type DisplayMode,
} from '#plugins/catalogue/categories/category_tree'
import { findCategory, writeFilterable, type CategoryRow } from '#plugins/catalogue/categories/category_rows'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'
import { CATEGORY_CODE } from '#plugins/catalogue/database/text_limits'

/** The input of a category or dish. Absent fields stay unchanged. */
export interface CategoryInput {
  /** Absent for a new category. */
  id?: number
  /** Only for a new category. It never changes. */
  kind?: CategoryKind
  /** Absent: generated from the name. */
  code?: string | null
  parentId?: number | null
  status?: 'published' | 'draft'
  position?: number
  displayMode?: DisplayMode
  texts?: Partial<Record<Locale, Partial<CategoryTexts>>>
  /** Attribute codes of its facets, in order; empty: all filterable ones. */
  filterable?: readonly string[]
  logoMediaId?: number | null
  bannerMediaId?: number | null
  /** The version that the user edited. */
  version?: number
}

/** Creates or updates a category. Its address and those of all its subcategories are updated too. */
@inject()
export class SaveCategory {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly tree: CategoryTree,
    private readonly checks: CategoryChecks,
    private readonly journal: VocabularyJournal
  ) {}

  /** Returns the id. */
  execute(input: CategoryInput, origin: Origin, trx?: Transaction): Promise<number> {
    if (trx) return this.#run(trx, input, origin)
    return this.store.transaction((opened) => this.#run(opened, input, origin))
  }

  async #run(trx: Transaction, input: CategoryInput, origin: Origin): Promise<number> {
    await lockProducts(trx)
    const db = new Statements(trx)
    return input.id === undefined
      ? this.#create(trx, db, input, origin)
      : this.#update(trx, db, { ...input, id: input.id }, origin)
  }

  async #create(trx: Transaction, db: Statements, input: CategoryInput, origin: Origin): Promise<number> {
    const { kind = 'category', parentId = null, texts = {} } = input
    const name = LOCALES.map((locale) => texts[locale]?.name?.trim()).find(Boolean)
    if (!name) throw valueRequired({ field: 'name' }, `texts.${LOCALES[0]}.name`)
    if (parentId !== null) await this.#parentOf(db, parentId, kind)
    await this.checks.refuseSlugs(trx, { id: 0, kind }, texts)
    await this.checks.refusePictures(trx, input)
    if (input.code && !CATEGORY_CODE.test(input.code)) throw codeInvalid({ code: input.code.slice(0, 64) }, 'code')
    const code = input.code || (await freeCode(db, kind, slugify(name, kind)))
    const [taken] = await db.all('select id from catalogue_categories where kind = ? and code = ?', kind, code)
    if (taken) throw codeTaken({ code }, 'code')
    const { status, position, displayMode } = input
    const id = await this.tree.add(trx, {
      kind,
      parentId,
      code,
      texts,
      ...(status ? { status } : {}),
      ...(position === undefined ? {} : { position }),
      ...(displayMode ? { displayMode } : {}),
    })
    await this.#writePictures(db, id, input)
    await this.#writeFilterable(db, id, input)
    const changes = { code: [null, code], name: [null, name] } as Record<string, [unknown, unknown]>
    await this.journal.record(trx, origin, {
      entries: [{ subject: 'catalogue.categories', subjectId: String(id), action: 'created', changes }],
      isShown: false,
    })
    return id
  }

  async #update(
    trx: Transaction,
    db: Statements,
    input: CategoryInput & { id: number },
    origin: Origin
  ): Promise<number> {
    const { id, parentId, texts } = input
    const before = await findCategory(db, id)
    if (!before) throw categoryNotFound({ id })
    if (input.version !== undefined && input.version !== before.version) {
      throw staleWrite({}, 'version', { current: before })
    }
    if (texts?.[DEFAULT_LOCALE]?.name?.trim() === '')
      throw valueRequired({ field: 'name' }, `texts.${DEFAULT_LOCALE}.name`)
    await this.checks.refuseSlugs(trx, before, texts)
    await this.checks.refusePictures(trx, input)
    if (parentId !== undefined && parentId !== before.parentId) await this.#move(trx, db, before, parentId)
    await db.all(
      `update catalogue_categories set status = ?, position = ?, display_mode = ?, logo_media_id = ?,
         banner_media_id = ?, version = version + 1, updated_at = ? where id = ?`,
      ...[input.status ?? before.status, input.position ?? before.position, input.displayMode ?? before.displayMode],
      ...[input.logoMediaId === undefined ? before.logoMediaId : input.logoMediaId],
      ...[input.bannerMediaId === undefined ? before.bannerMediaId : input.bannerMediaId],
      ...[this.clock.iso(), id]
    )
    if (texts) await this.tree.writeTexts(trx, id, before.kind, texts)
    await this.#writeFilterable(db, id, input)
    const after = (await findCategory(db, id)) as CategoryRow
    const { version, ...audited } = after
    await this.journal.record(trx, origin, {
      entries: [
        {
          subject: 'catalogue.categories',
          subjectId: String(id),
          action: 'updated',
          changes: fieldChanges({ ...before }, audited),
        },
      ],
      isShown: true,
    })
    return id
  }

  async #move(trx: Transaction, db: Statements, { id, kind }: CategoryRow, parentId: number | null): Promise<void> {
    if (parentId !== null) {
      await this.#parentOf(db, parentId, kind)
      const [below] = await db.all(
        'select depth from catalogue_category_closure where ancestor_id = ? and descendant_id = ?',
        ...[id, parentId]
      )
      if (below) throw categoryCycle({}, 'parentId')
    }
    await this.tree.move(trx, id, parentId)
  }

  async #parentOf(db: Statements, parentId: number, kind: CategoryKind): Promise<void> {
    const parent = await findCategory(db, parentId)
    if (parent?.kind !== kind) throw categoryNotFound({ id: parentId }, 'parentId')
  }

  async #writeFilterable(db: Statements, id: number, { filterable }: CategoryInput): Promise<void> {
    if (!filterable) return
    const unknown = await writeFilterable(db, id, filterable)
    if (unknown !== null) throw attributeUnknown({ attribute: unknown }, 'filterable')
  }

  async #writePictures(db: Statements, id: number, { logoMediaId = null, bannerMediaId = null }: CategoryInput) {
    if (logoMediaId === null && bannerMediaId === null) return
    await db.all(
      'update catalogue_categories set logo_media_id = ?, banner_media_id = ? where id = ?',
      ...[logoMediaId, bannerMediaId, id]
    )
  }
}

async function freeCode(db: Statements, kind: CategoryKind, code: string): Promise<string> {
  const rows = await db.all<{ code: string }>('select code from catalogue_categories where kind = ?', kind)
  const taken = new Set(rows.map((row) => row.code))
  let free = code
  for (let n = 2; taken.has(free); n += 1) free = `${code}-${n}`
  return free
}
