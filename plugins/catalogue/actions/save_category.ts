import { inject } from '@adonisjs/core'
import { fieldChanges } from '#core/audit/field_changes'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { slugify } from '#core/text/slug'
import { Bulk } from '#plugins/catalogue/database/bulk'
import {
  attributeUnknown,
  categoryCycle,
  categoryNotFound,
  codeInvalid,
  codeTaken,
  staleCategory,
  valueRequired,
} from '#plugins/catalogue/errors'
import { CategoryChecks } from '#plugins/catalogue/services/categories/category_checks'
import {
  CategoryTree,
  type CategoryKind,
  type CategoryTexts,
  type DisplayMode,
} from '#plugins/catalogue/services/categories/category_tree'
import { findCategory, writeFilterable, type CategoryRow } from '#plugins/catalogue/services/categories/category_rows'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'

const CODE = /^[a-z0-9][a-z0-9_-]{0,63}$/

/** A category or dish as a form gives it; absent fields keep what is there. */
export interface CategoryInput {
  /** Absent: a new one. */
  id?: number
  /** Needed for a new one; never changes. */
  kind?: CategoryKind
  /** Absent: made from the name. */
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
  /** Version that was edited. */
  version?: number
}

/** Creates or changes a category; its address and those of all below it follow. */
@inject()
export class SaveCategory {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly tree: CategoryTree,
    private readonly checks: CategoryChecks,
    private readonly journal: VocabularyJournal
  ) {}

  /** Gives its id. */
  execute(input: CategoryInput, origin: Origin, trx?: Transaction): Promise<number> {
    if (trx) return this.#run(trx, input, origin)
    return this.store.transaction((opened) => this.#run(opened, input, origin))
  }

  async #run(trx: Transaction, input: CategoryInput, origin: Origin): Promise<number> {
    await lockProducts(trx)
    const bulk = new Bulk(trx)
    return input.id === undefined
      ? this.#create(trx, bulk, input, origin)
      : this.#update(trx, bulk, { ...input, id: input.id }, origin)
  }

  async #create(trx: Transaction, bulk: Bulk, input: CategoryInput, origin: Origin): Promise<number> {
    const { kind = 'category', parentId = null, texts = {} } = input
    const name = LOCALES.map((locale) => texts[locale]?.name?.trim()).find(Boolean)
    if (!name) throw valueRequired({ field: 'name' }, `texts.${LOCALES[0]}.name`)
    if (parentId !== null) await this.#parentOf(bulk, parentId, kind)
    await this.checks.refuseSlugs(trx, { id: 0, kind }, texts)
    await this.checks.refusePictures(trx, input)
    if (input.code && !CODE.test(input.code)) throw codeInvalid({ code: input.code.slice(0, 64) }, 'code')
    const code = input.code || (await freeCode(bulk, kind, slugify(name, kind)))
    const [taken] = await bulk.all('select id from catalogue_categories where kind = ? and code = ?', kind, code)
    if (taken) throw codeTaken({ code }, 'code')
    const { status, position, displayMode } = input
    const id = await this.tree.add(trx, {
      ...{ kind, parentId, code, texts },
      ...(status ? { status } : {}),
      ...(position === undefined ? {} : { position }),
      ...(displayMode ? { displayMode } : {}),
    })
    await this.#writePictures(bulk, id, input)
    await this.#writeFilterable(bulk, id, input)
    const changes = { code: [null, code], name: [null, name] } as Record<string, [unknown, unknown]>
    await this.journal.record(trx, origin, {
      entries: [{ subject: 'catalogue.categories', subjectId: String(id), action: 'created', changes }],
      isShown: false,
    })
    return id
  }

  async #update(trx: Transaction, bulk: Bulk, input: CategoryInput & { id: number }, origin: Origin): Promise<number> {
    const { id, parentId, texts } = input
    const before = await findCategory(bulk, id)
    if (!before) throw categoryNotFound({ id })
    if (input.version !== undefined && input.version !== before.version) {
      throw staleCategory({}, 'version', { current: before })
    }
    if (texts?.[DEFAULT_LOCALE]?.name?.trim() === '')
      throw valueRequired({ field: 'name' }, `texts.${DEFAULT_LOCALE}.name`)
    await this.checks.refuseSlugs(trx, before, texts)
    await this.checks.refusePictures(trx, input)
    if (parentId !== undefined && parentId !== before.parentId) await this.#move(trx, bulk, before, parentId)
    await bulk.all(
      `update catalogue_categories set status = ?, position = ?, display_mode = ?, logo_media_id = ?,
         banner_media_id = ?, version = version + 1, updated_at = ? where id = ?`,
      ...[input.status ?? before.status, input.position ?? before.position, input.displayMode ?? before.displayMode],
      ...[input.logoMediaId === undefined ? before.logoMediaId : input.logoMediaId],
      ...[input.bannerMediaId === undefined ? before.bannerMediaId : input.bannerMediaId],
      ...[this.clock.iso(), id]
    )
    if (texts) await this.tree.writeTexts(trx, id, before.kind, texts)
    await this.#writeFilterable(bulk, id, input)
    const after = (await findCategory(bulk, id)) as CategoryRow
    const { version, ...told } = after
    await this.journal.record(trx, origin, {
      entries: [
        {
          subject: 'catalogue.categories',
          subjectId: String(id),
          action: 'updated',
          changes: fieldChanges({ ...before }, told),
        },
      ],
      isShown: true,
    })
    return id
  }

  async #move(trx: Transaction, bulk: Bulk, { id, kind }: CategoryRow, parentId: number | null): Promise<void> {
    if (parentId !== null) {
      await this.#parentOf(bulk, parentId, kind)
      const [below] = await bulk.all(
        'select depth from catalogue_category_closure where ancestor_id = ? and descendant_id = ?',
        ...[id, parentId]
      )
      if (below) throw categoryCycle({}, 'parentId')
    }
    await this.tree.move(trx, id, parentId)
  }

  async #parentOf(bulk: Bulk, parentId: number, kind: CategoryKind): Promise<void> {
    const parent = await findCategory(bulk, parentId)
    if (parent?.kind !== kind) throw categoryNotFound({ id: parentId }, 'parentId')
  }

  async #writeFilterable(bulk: Bulk, id: number, { filterable }: CategoryInput): Promise<void> {
    if (!filterable) return
    const unknown = await writeFilterable(bulk, id, filterable)
    if (unknown !== null) throw attributeUnknown({ attribute: unknown }, 'filterable')
  }

  async #writePictures(bulk: Bulk, id: number, { logoMediaId = null, bannerMediaId = null }: CategoryInput) {
    if (logoMediaId === null && bannerMediaId === null) return
    await bulk.all(
      'update catalogue_categories set logo_media_id = ?, banner_media_id = ? where id = ?',
      ...[logoMediaId, bannerMediaId, id]
    )
  }
}

async function freeCode(bulk: Bulk, kind: CategoryKind, code: string): Promise<string> {
  const rows = await bulk.all<{ code: string }>('select code from catalogue_categories where kind = ?', kind)
  const taken = new Set(rows.map((row) => row.code))
  let free = code
  for (let n = 2; taken.has(free); n += 1) free = `${code}-${n}`
  return free
}
