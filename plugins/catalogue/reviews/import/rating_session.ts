import { DateTime } from 'luxon'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { inTransaction } from '#core/database/run_rows'
import { ratingUnusable, ratingWithoutProduct } from '#plugins/catalogue/reviews/import/errors'
import { refusedRow, type ImportProblem } from '#core/import/problem'
import { relistReviewed } from '#plugins/catalogue/reviews/relist_reviewed'
import { reviews } from '#plugins/catalogue/reviews/tables'
import { Statements } from '#core/database/statements'
import { runWrites } from '#core/database/write_set'
import { skuOf } from '#plugins/catalogue/import/x_wines_format'
import { writeInstant } from '#core/time/instant'
import type { Clock } from '#core/time/clock'
import type { GroupResult, ImportSession, ReadBatch, RowGroup, SheetRow } from '#core/import/importer'
import type { Store, Transaction } from '#core/database/store'

/** A rating of the file. */
interface ReadRating {
  authorKey: string
  productId: number
  /** Tenths of a star. */
  rating: number
  at: string
}

/** One run over a file of ratings. A rating has no words and no name; its author is known by the number of the rating. */
export class RatingSession implements ImportSession {
  readonly warnings: ImportProblem[] = []

  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  keyOf({ RatingID: id = '' }: SheetRow['values']) {
    return { group: '', unique: id.trim(), field: 'RatingID' }
  }

  async read(groups: readonly RowGroup[]): Promise<ReadBatch> {
    const products = await this.#products(groups)
    const problems: ImportProblem[] = []
    const ratings = groups.map(({ rows: [row] }) => {
      const read = row && readRating(row, products)
      if (row && typeof read === 'string') problems.push({ ...refusedRow(row.row, refusalOf(read, row), read) })
      return read && typeof read !== 'string' ? read : null
    })
    const write = async (trx: Transaction) => ({
      results: await this.#write(trx, ratings),
      problems: [],
      warnings: [],
    })
    return { problems, warnings: [], media: groups.map(() => []), write }
  }

  /** The product of each SKU of the file. */
  async #products(groups: readonly RowGroup[]): Promise<Map<string, number>> {
    const db = this.store.read
    const skus = [...new Set(groups.flatMap(({ rows }) => rows.map(({ values }) => skuOf(values))))]
    const rows = await db.run<{ sku: string; id: number }>(
      `select v.sku, v.product_id as id from catalogue_variants v where v.sku in ${db.texts}`,
      skus
    )
    return new Map(rows.map(({ sku, id }) => [sku, Number(id)]))
  }

  async #write(trx: Transaction, ratings: readonly (ReadRating | null)[]): Promise<GroupResult[]> {
    const { texts, dialect } = new Statements(trx)
    const keys = ratings.flatMap((one) => one?.authorKey ?? [])
    const known = await reviews.selectWhere(inTransaction(trx), `where author_key in ${texts}`, [JSON.stringify(keys)])
    const before = new Map(known.map((row) => [row.authorKey, row]))
    const isSame = ({ authorKey, productId, rating }: ReadRating) => {
      const row = before.get(authorKey)
      return row?.productId === productId && row.rating === rating
    }
    const changed = ratings.flatMap((one) => (one && !isSame(one) ? [one] : []))
    const fresh = changed.filter(({ authorKey }) => !before.has(authorKey))
    const now = this.clock.iso()
    await reviews.insertAll(
      trx,
      fresh.map(({ authorKey, productId, rating, at }) => ({
        authorKey,
        productId,
        rating,
        customerId: null,
        authorName: '',
        title: '',
        body: '',
        locale: DEFAULT_LOCALE,
        state: 'approved' as const,
        isVerified: false,
        helpful: 0,
        answer: '',
        version: 1,
        createdAt: at,
        updatedAt: now,
      }))
    )
    const others = changed.filter(({ authorKey }) => before.has(authorKey))
    const updates = others.map(({ authorKey, productId, rating }) => ({ authorKey, productId, rating, updatedAt: now }))
    await runWrites(trx, [reviews.updateWrite(dialect, updates, ['authorKey'])])
    await relistReviewed(
      trx,
      changed.flatMap(({ authorKey, productId }) => [productId, before.get(authorKey)?.productId ?? productId])
    )
    return ratings.map((one) => {
      if (!one) return 'rejected'
      if (isSame(one)) return 'unchanged'
      return before.has(one.authorKey) ? 'updated' : 'created'
    })
  }
}

/** The rating of a row, or the column that is wrong. */
function readRating({ values }: SheetRow, products: ReadonlyMap<string, number>): ReadRating | string {
  const { RatingID: id = '', Rating: stars = '', Date: day = '' } = values
  const rating = Number(stars.trim()) * 10
  const at = DateTime.fromSQL(day.trim(), { zone: 'utc' })
  const productId = products.get(skuOf(values))
  if (!/^\d{1,18}$/.test(id.trim())) return 'RatingID'
  if (productId === undefined) return 'WineID'
  if (stars.trim() === '' || !Number.isInteger(rating / 5) || rating < 10 || rating > 50) return 'Rating'
  if (!at.isValid) return 'Date'
  return { authorKey: `x_wines:${id.trim()}`, productId, rating, at: writeInstant(at) }
}

const refusalOf = (column: string, { values }: SheetRow) =>
  column === 'WineID'
    ? ratingWithoutProduct({ number: values.WineID ?? '' })
    : ratingUnusable({ value: values[column] ?? '' })
