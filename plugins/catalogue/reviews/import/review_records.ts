import { DateTime } from 'luxon'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { type DomainError } from '#core/errors/domain_error'
import { fromStore, inTransaction } from '#core/database/run_rows'
import { ratingUnusable, ratingWithoutProduct } from '#plugins/catalogue/reviews/import/errors'
import { relistReviewed } from '#plugins/catalogue/reviews/relist_reviewed'
import { reviews, type ReviewState } from '#plugins/catalogue/reviews/tables'
import { shownName } from '#plugins/catalogue/reviews/author'
import { storeReview } from '#plugins/catalogue/reviews/review_validator'
import { Statements } from '#core/database/statements'
import { runWrites } from '#core/database/write_set'
import { writeInstant } from '#core/time/instant'
import type { Cells, ReadRecord, RecordStore, RecordToWrite, WrittenRecord } from '#core/import/record_session'
import type { Clock } from '#core/time/clock'
import type { RowIn } from '#core/database/table'
import type { SheetRow } from '#core/import/importer'
import type { Store, Transaction } from '#core/database/store'

type ReviewRow = RowIn<typeof reviews>

interface StandingReview {
  title: string
  cells: Cells
  review: ReviewRow
}

/** What an undoing puts back of a review that stood before. */
export type FormerReview = Pick<
  ReviewRow,
  'productId' | 'rating' | 'title' | 'body' | 'authorName' | 'state' | 'answer'
>

/** Under which the undoing of reviews of files is kept. */
export const REVIEWS = 'catalogue.reviews'

const STATES: readonly string[] = ['pending', 'approved', 'rejected'] satisfies ReviewState[]

/** Reviews of files, found by the program they come from and their number there. */
export class ReviewRecords implements RecordStore<StandingReview> {
  /** Numbers of products by their SKUs and codes, as the batch names them. */
  readonly #products = new Map<string, number>()

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    /** Of the program that wrote the file. */
    private readonly prefix: string
  ) {}

  keyOf({ id = '' }: Cells): string {
    return id === '' ? '' : `${this.prefix}:${id}`
  }

  async find(keys: readonly string[], rows: readonly Cells[]): Promise<Map<string, StandingReview>> {
    await this.#learnProducts(rows)
    const { texts } = this.store.read
    const found = await reviews.selectWhere(fromStore(this.store), `where author_key in ${texts}`, [
      JSON.stringify(keys),
    ])
    return new Map(
      found.map((review) => [review.authorKey, { title: titleOf(review), cells: cellsOf(review), review }])
    )
  }

  async read({ values }: SheetRow, standing: StandingReview | null): Promise<ReadRecord> {
    const { product = '', rating = '', date = '', status = '', language = '', author = '' } = values
    const id = this.#products.get(product)
    if (!standing && id === undefined) throw ratingWithoutProduct({ number: product.slice(0, 64) }, 'product')
    const stars = Number(rating.replace(',', '.')) * 10
    const isRated = rating !== '' && Number.isInteger(stars / 5) && stars >= 10 && stars <= 50
    if (!isRated) throw ratingUnusable({ value: rating.slice(0, 40) }, 'rating')
    if (this.keyOf(values).length > 80) throw ratingUnusable({ value: (values.id ?? '').slice(0, 40) }, 'id')
    if (date !== '' && instantOf(date) === null) throw ratingUnusable({ value: date.slice(0, 40) }, 'date')
    if (status !== '' && !STATES.includes(status)) throw ratingUnusable({ value: status.slice(0, 40) }, 'status')
    const { title = null, body = null } = await storeReview.validate({
      productId: id ?? 1,
      rating: stars,
      title: values.title || null,
      body: values.body || null,
    })
    const cells: Record<string, string> = { rating: String(stars / 10) }
    if ('title' in values) cells.title = title ?? ''
    if ('body' in values) cells.body = body ?? ''
    if ('author' in values) cells.author = shownName(author)
    if ('answer' in values) cells.answer = (values.answer ?? '').slice(0, 3000)
    if (status !== '') cells.status = status
    // What it is about, and when it was written, is for ever.
    if (!standing) Object.assign(cells, { product: String(id), date, language })
    return { cells }
  }

  async write(
    trx: Transaction,
    records: readonly RecordToWrite<StandingReview>[]
  ): Promise<(WrittenRecord | DomainError)[]> {
    const now = this.clock.iso()
    const fresh = records.filter(({ standing }) => standing === null)
    await reviews.insertAll(
      trx,
      fresh.map(({ key, cells }) => ({
        ...valuesOf(cells),
        authorKey: key,
        customerId: null,
        locale: localeOf(cells.language ?? ''),
        isVerified: false,
        helpful: 0,
        version: 1,
        createdAt: instantOf(cells.date ?? '') ?? now,
        updatedAt: now,
      }))
    )
    const known = records.flatMap(({ standing, cells }) => (standing ? [{ review: standing.review, cells }] : []))
    const changes = known.map(({ review: { authorKey, version }, cells }) => {
      return { authorKey, ...valuesOf(cells), version: version + 1, updatedAt: now }
    })
    const { dialect, texts } = new Statements(trx)
    await runWrites(trx, [reviews.updateWrite(dialect, changes, ['authorKey'])])
    const keys = JSON.stringify(records.map(({ key }) => key))
    const written = await reviews.selectWhere(inTransaction(trx), `where author_key in ${texts}`, [keys])
    const ids = new Map(written.map((review) => [review.authorKey, review]))
    await relistReviewed(trx, [
      ...written.map(({ productId }) => productId),
      ...known.map(({ review: { productId } }) => productId),
    ])
    await this.store.changes.record(
      trx,
      REVIEWS,
      written.map(({ id }) => id)
    )
    return records.map(({ key, standing }) => {
      const { id, version, ...review } = ids.get(key) as ReviewRow
      const before = standing ? formerOf(standing.review) : null
      return { writes: [{ kind: REVIEWS, thing: id, title: titleOf(review), before, after: { version } }] }
    })
  }

  async #learnProducts(rows: readonly Cells[]): Promise<void> {
    const db = this.store.read
    const names = [...new Set(rows.map(({ product = '' }) => product))].filter((name) => !this.#products.has(name))
    const found = await db.run<{ name: string; id: number }>(
      `select code as name, id from catalogue_products where code in ${db.texts}`,
      names
    )
    const variants = await db.run<{ name: string; id: number }>(
      `select sku as name, product_id as id from catalogue_variants where sku in ${db.texts}`,
      names
    )
    for (const { name, id } of [...found, ...variants]) this.#products.set(name, Number(id))
  }
}

function formerOf(review: ReviewRow): FormerReview {
  const { productId, rating, title, body, authorName, state, answer } = review
  return { productId, rating, title, body, authorName, state, answer }
}

function valuesOf(cells: Cells): FormerReview {
  return {
    productId: Number(cells.product),
    rating: Math.round(Number(cells.rating) * 10),
    title: cells.title ?? '',
    body: cells.body ?? '',
    authorName: cells.author ?? '',
    state: (cells.status ?? 'approved') as ReviewState,
    answer: cells.answer ?? '',
  }
}

function cellsOf({ productId, rating, title, body, authorName: author, state, answer }: ReviewRow): Cells {
  return { product: String(productId), rating: String(rating / 10), title, body, author, status: state, answer }
}

const titleOf = ({ title, authorKey }: Pick<ReviewRow, 'title' | 'authorKey'>) => title || authorKey

const localeOf = (text: string): Locale =>
  LOCALES.find((one) => one.slice(0, 2) === text.slice(0, 2).toLowerCase()) ?? DEFAULT_LOCALE

/** When a review was written: a day, or a time in UTC. Null: neither. */
function instantOf(text: string): string | null {
  const zone = { zone: 'utc' }
  const bare = text.replace(/ UTC$/, '')
  const found = [DateTime.fromSQL(bare, zone), DateTime.fromISO(bare, zone)].find(({ isValid }) => isValid)
  return found ? writeInstant(found) : null
}
