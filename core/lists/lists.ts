import { type Store } from '#core/database/store'
import { type Clock } from '#core/time/clock'
import { type ChannelPort } from '#core/context/shop_context'
import { amongIds, bindIds } from '#core/lists/among_ids'
import { closeness } from '#core/lists/closeness'
import { filterCondition, searchCondition, type Condition } from '#core/lists/conditions'
import { CountCache } from '#core/lists/count_cache'
import { type ListCatalogue } from '#core/lists/list_catalogue'
import { describeList, tabsOf, type DescribedList, type PersonalTab } from '#core/lists/describe_list'
import { orderBy } from '#core/lists/list_order'
import { readCells, selectCells } from '#core/lists/read_cells'
import { readFilter, readListQuery, shortText } from '#core/lists/list_query'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { inLocale } from '#core/lists/in_locale'
import { inPeriod, isOfPeriod } from '#core/lists/in_period'
import type { ListColumn, ListDefinition } from '#core/lists/list'
import type { ListPage, ListRow } from '#core/lists/list_value'
import type { Person } from '#core/identity/person'
import { titleKey } from '#core/lists/title_column'
import type { Selection } from '#core/lists/selection'

interface RowsOptions {
  /** Columns in this order; those of the screen unless told. */
  columns?: readonly string[]
  /** Those of the screen but these. */
  except?: readonly string[]
  sort?: string | null
  locale?: Locale
}

/** What is kept of an address. */
interface KeptQuery {
  q?: string | undefined
  sort?: string | undefined
  filter?: Record<string, string> | undefined
}

/** Rows that a stream reads at a time. */
const CHUNK = 500

/**
 * Reads the lists of the back office: pages for screens, whole selections for exports and bulk actions. First the numbers
 * of the wanted rows, then their cells, so that a page far behind costs little more than the first.
 */
export class Lists {
  readonly #counts: CountCache

  constructor(
    private readonly store: Store,
    private readonly catalogue: ListCatalogue,
    private readonly channels: ChannelPort,
    private readonly clock: Clock
  ) {
    this.#counts = new CountCache(store)
  }

  /** The page that an address asks for, of a list contributed to `core.lists`. */
  async page(key: string, query: Record<string, unknown>): Promise<ListPage> {
    const { page, limit, sort, locale, ...wanted } = readListQuery(query)
    const list = await this.#list(key, wanted.filter, locale)
    const { sql, bindings } = await this.#where(list, wanted)
    const order = this.#order(list, sort, wanted.q)
    const total = await this.#counts.count(`select count(*) as count from ${list.from}${sql}`, bindings)
    const numbers = `select ${list.id} as id from ${list.from}${sql} order by ${order.sql} limit ? offset ?`
    const offset = (page - 1) * limit
    const ids = offset < total ? await this.#ids(numbers, [...bindings, ...order.bindings, limit, offset]) : []
    const rows = await this.#cells(list, screenColumns(list), ids)
    return { data: await presented(list, rows, locale), meta: { total, page, limit } }
  }

  /** The rows that words find, those that are called so first: for the palette and for fields that look for one. */
  async nearest(key: string, { q, limit, locale }: { q: string; limit: number; locale: Locale }): Promise<ListRow[]> {
    const list = await this.#list(key, {}, locale)
    const { sql, bindings } = await this.#where(list, { q: shortText(q, 'q'), filter: {} })
    const order = this.#order(list, null, q)
    const numbers = `select ${list.id} as id from ${list.from}${sql} order by ${order.sql} limit ?`
    const ids = await this.#ids(numbers, [...bindings, ...order.bindings, limit])
    return presented(list, await this.#cells(list, screenColumns(list), ids), locale)
  }

  /** Who asks for an order gets it; who only looks for something gets first what is called so. */
  #order(list: ListDefinition, sort: string | null, q: string): Condition {
    const order = orderBy(list, sort, this.store.dialect)
    if (sort !== null || q === '' || !list.naming) return { sql: order, bindings: [] }
    const near = closeness(list.id, list.naming, q)
    return { sql: `${near.sql}, ${order}`, bindings: near.bindings }
  }

  /** The numbers of a selection's rows, those only that are in the list, in its order. */
  async ids(key: string, selection: Selection, { sort = null, locale }: RowsOptions = {}): Promise<number[]> {
    const list = await this.#list(key, selection.query?.filter, locale)
    const { sql, bindings } = await this.#chosen(list, selection)
    const order = orderBy(list, sort, this.store.dialect)
    return this.#ids(`select ${list.id} as id from ${list.from}${sql} order by ${order}`, bindings)
  }

  /** All rows of a selection, a few hundred at a time; those deleted meanwhile are left out. */
  async *rows(key: string, selection: Selection, options: RowsOptions = {}): AsyncGenerator<ListRow[]> {
    const list = await this.#list(key, selection.query?.filter, options.locale)
    const { except = [] } = options
    const shown = screenColumns(list).filter(([name]) => !except.includes(name))
    const columns = options.columns ? namedColumns(list, options.columns) : shown
    const ids = await this.ids(key, selection, options)
    for (let from = 0; from < ids.length; from += CHUNK) {
      yield presented(list, await this.#cells(list, columns, ids.slice(from, from + CHUNK)), options.locale)
    }
  }

  /** What rows are called, by their numbers. */
  async names(key: string, ids: readonly number[], locale: Locale): Promise<Map<number, string>> {
    const title = titleKey(await this.catalogue.get(key))
    const names = new Map<number, string>()
    for await (const rows of this.rows(key, { ids: [...ids] }, { columns: [title], locale })) {
      for (const row of rows) names.set(row.id, String(row[title] ?? row.id))
    }
    return names
  }

  /** How many rows a selection has. */
  async count(key: string, selection: Selection): Promise<number> {
    const list = await this.#list(key, selection.query?.filter)
    const { sql, bindings } = await this.#chosen(list, selection)
    return this.#counts.count(`select count(*) as count from ${list.from}${sql}`, bindings)
  }

  /** @throws a refusal of what the list does not understand: for queries that are kept for later */
  async check(key: string, { sort, ...query }: KeptQuery): Promise<void> {
    const list = await this.#list(key, query.filter)
    orderBy(list, sort || null, this.store.dialect)
    await this.#chosen(list, { query })
  }

  /** What a screen must know of a list; null: there is none of this name. `person`: who has the tabs. */
  async describe(key: string, locale: Locale, person: Person | null = null): Promise<DescribedList | null> {
    const list = await this.catalogue.find(key)
    return list && describeList(key, list, locale, await this.#countedTabs(key, list, { locale, person }))
  }

  /** The tabs of a person with their numbers of rows: one statement, none where there are no tabs. */
  async #countedTabs(
    key: string,
    described: ListDefinition,
    { locale, person }: { locale: Locale; person: Person | null }
  ): Promise<Record<string, PersonalTab & { count: number }>> {
    const tabs = Object.entries(await tabsOf(described, person))
    if (tabs.length === 0) return {}
    const list = await this.#list(key, {}, locale)
    const parts: string[] = []
    const bindings: Condition['bindings'] = []
    for (const [, { filter }] of tabs) {
      const condition = await this.#where(list, { q: '', filter })
      parts.push(`(select count(*) from ${list.from}${condition.sql}) as tab_${parts.length}`)
      bindings.push(...condition.bindings)
    }
    const counts = await this.#counts.counts(`select ${parts.join(', ')}`, bindings)
    return Object.fromEntries(tabs.map(([tab, own], at) => [tab, { ...own, count: counts[`tab_${at}`] ?? 0 }]))
  }

  /** The list as it is asked for: its days and its language written into its SQL. */
  async #list(key: string, filter: unknown, locale?: Locale | null): Promise<ListDefinition> {
    const list = inLocale(await this.catalogue.get(key), locale)
    const { dialect } = this.store
    return inPeriod(list, readFilter(filter), { dialect, zone: this.#zone(), today: this.clock.now() })
  }

  #zone(): string {
    return this.channels.all()[0]?.timezone ?? 'utc'
  }

  #chosen(list: ListDefinition, selection: Selection): Promise<Condition> {
    const { dialect } = this.store
    const { query, ids = query ? undefined : [] } = selection
    if (ids) {
      const among = { sql: amongIds(dialect, list.id), bindings: [bindIds(dialect, ids)] }
      return Promise.resolve(whereAll(list, [among]))
    }
    return this.#where(list, { q: shortText(query?.q, 'q'), filter: readFilter(query?.filter) })
  }

  async #where(list: ListDefinition, { q, filter }: { q: string; filter: Record<string, string> }): Promise<Condition> {
    const zone = this.#zone()
    const conditions: Condition[] = []
    for (const [key, text] of Object.entries(filter)) {
      if (isOfPeriod(list, key)) continue
      conditions.push(await filterCondition(key, list, text, zone))
    }
    const found = searchCondition(list.search ?? [], q)
    return whereAll(list, found ? [...conditions, found] : conditions)
  }

  async #ids(sql: string, bindings: (string | number)[]): Promise<number[]> {
    const rows = await this.store.reader.all<{ id: number }>(sql, bindings)
    return rows.map(({ id }) => Number(id))
  }

  /** Cells of rows by number, in the order of the numbers. */
  async #cells(list: ListDefinition, columns: [string, ListColumn][], ids: number[]): Promise<ListRow[]> {
    if (ids.length === 0) return []
    const { dialect, reader } = this.store
    const sql = `select ${list.id} as id${selectCells(columns)} from ${list.from} where ${amongIds(dialect, list.id)}`
    const rows = await reader.all(sql, [bindIds(dialect, ids)])
    const byId = new Map(rows.map((row) => [Number(row.id), row]))
    return ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [readCells(columns, row)] : []
    })
  }
}

async function presented(list: ListDefinition, rows: ListRow[], locale?: Locale | null): Promise<ListRow[]> {
  return list.present ? list.present(rows, locale ?? DEFAULT_LOCALE) : rows
}

function screenColumns(list: ListDefinition): [string, ListColumn][] {
  return Object.entries(list.columns).filter(([, { isHidden }]) => !isHidden)
}

function namedColumns(list: ListDefinition, names: readonly string[]): [string, ListColumn][] {
  return names.flatMap((name): [string, ListColumn][] => {
    const column = Object.hasOwn(list.columns, name) ? list.columns[name] : undefined
    return column ? [[name, column]] : []
  })
}

function whereAll(list: ListDefinition, conditions: Condition[]): Condition {
  const always = list.where ? [{ sql: list.where, bindings: [] }] : []
  const all = [...always, ...conditions]
  return {
    sql: all.length > 0 ? ` where ${all.map(({ sql }) => `(${sql})`).join(' and ')}` : '',
    bindings: all.flatMap(({ bindings }) => bindings),
  }
}
