import BetterSqlite, { type Database, type Statement } from 'better-sqlite3'
import { tokens } from '#core/text/fold'
import { sortKey } from '#core/text/sort_key'

interface Condition {
  /** Facet it belongs to; null: none. */
  facet: string | null
  sql: string
  bindings: (string | number)[]
}

interface Told {
  position: number
  key: string
}

const ORDERS: Record<string, string> = {
  'relevance': '(select -score from hits h where h.id = w.id), w.position, w.created desc, w.id desc',
  'position': 'w.position, w.created desc, w.id desc',
  'price': 'w.amount, w.name, w.id',
  '-price': 'w.amount desc, w.name desc, w.id desc',
  'name': 'w.name, w.id',
  '-created': 'w.created desc, w.id desc',
}

const MATCHING =
  'select rowid & 1099511627775 as id from core_search_fr_fr_fts where core_search_fr_fr_fts match ? order by 1'

const WEIGHTS = ['a', 'b', 'c', 'd']

/**
 * The lists and pages of the shop by plain SQL in French: filters, orders, totals and facets over normalised tables made
 * when it starts. Written apart from the shop, so that the bytes of both can be compared.
 */
export class BareShop {
  readonly #db: Database
  readonly #statements = new Map<string, Statement>()
  readonly #facets: { code: string; label: string; type: string }[]
  readonly #options = new Map<string, { label: string; position: number }>()

  constructor(file: string) {
    this.#db = new BetterSqlite(file)
    this.#db.pragma('temp_store = MEMORY')
    this.#db.pragma('cache_size = -32000')
    this.#db.exec(`
      create temp table wines (id integer primary key, position, created, name, amount, is_reduced);
      insert into wines select k.product_id, k.position, k.created_at, k.names ->> 'fr_FR', p.amount, p.regular_amount is not null
        from catalogue_listing_keys k join catalogue_listing_prices p using (product_id);
      create index temp.wines_amount on wines (amount); create index temp.wines_name on wines (name);
      create index temp.wines_position on wines (position, created desc, id desc);
      create temp table facets (facet, value, id integer, primary key (facet, value, id)) without rowid;
      insert or ignore into facets select f.key, v.value, k.product_id
        from catalogue_listing_keys k, json_each(k.facets) f, json_each(f.value) v where f.key <> '@category';
      insert or ignore into facets select '@' || c.kind, t.slug, p.product_id from catalogue_product_categories p
        join catalogue_category_closure x on x.descendant_id = p.category_id
        join catalogue_categories c on c.id = x.ancestor_id
        join catalogue_category_translations t on t.category_id = c.id and t.locale = 'fr_FR';
      insert or ignore into facets select '@in_stock', '1', id from wines where position < 1099511627776;
      insert or ignore into facets select '@promo', '1', id from wines where is_reduced;
      create index temp.facets_id on facets (id, facet);
      create temp table hits (id integer primary key, score);`)
    this.#facets = this.#all(
      `select code, label ->> 'fr_FR' as label, type from catalogue_attributes
       where is_filterable and type <> 'price' order by position, id`
    )
    const options = this.#all<{ facet: string; code: string; label: string; position: number }>(
      `select a.code as facet, o.code, o.label ->> 'fr_FR' as label, o.position
       from catalogue_attribute_options o join catalogue_attributes a on a.id = o.attribute_id`
    )
    for (const { facet, code, ...option } of options) this.#options.set(`${facet} ${code}`, option)
  }

  /** What the address of a product or of a list is answered; null: no such product. */
  answer(url: URL): string | null {
    const slug = /^\/api\/catalogue\/products\/(.+)$/.exec(url.pathname)?.[1]
    return slug ? this.#product(decodeURIComponent(slug)) : this.#list(url.searchParams)
  }

  close(): void {
    this.#db.close()
  }

  #product(slug: string): string | null {
    const [row] = this.#all<{ page: string }>(
      `select page from catalogue_listings where channel = 'default' and locale = 'fr_FR' and slug = ?`,
      slug
    )
    return row ? `${row.page.slice(0, -1)},"related":[],"upSells":[],"crossSells":[]}` : null
  }

  #list(query: URLSearchParams): string {
    const q = query.get('q')
    if (q) this.#search(q)
    const conditions = this.#conditions(query)
    const page = Number(query.get('page') ?? 1)
    const sort = query.get('sort') ?? (q ? 'relevance' : 'position')
    const { sql, bindings } = where(conditions)
    const [{ total } = { total: 0 }] = this.#all<{ total: number }>(
      `select count(*) as total from wines w${sql}`,
      ...bindings
    )
    const cards = this.#all<{ card: string }>(
      `select (select l.card from catalogue_listings l
         where l.product_id = w.id and l.channel = 'default' and l.locale = 'fr_FR') as card
       from wines w${sql} order by ${ORDERS[sort]} limit 24 offset ?`,
      ...bindings,
      (page - 1) * 24
    )
    const sorts = [...(q ? ['relevance'] : []), 'position', 'price', '-price', 'name', '-created']
    return (
      `{"data":[${cards.map(({ card }) => card).join(',')}],"meta":{"total":${total},"page":${page},"limit":24,` +
      `"pages":${Math.ceil(total / 24)},"sort":"${sort}","sorts":${JSON.stringify(sorts)},` +
      `"facets":[${[...this.#facets.flatMap((facet) => this.#facet(facet, conditions, query)), ...this.#flags(conditions), ...this.#range(conditions, query)].join(',')}],` +
      `"category":${query.get('filter[category]') ? '"…"' : 'null'},"correction":null,"q":${JSON.stringify(q)},"words":${JSON.stringify(q)}}}`
    )
  }

  #conditions(query: URLSearchParams): Condition[] {
    const conditions: Condition[] = []
    for (const [name, value] of query) {
      const code = /^filter\[(.+)\]$/.exec(name)?.[1]
      if (name === 'q') conditions.push({ facet: null, sql: 'w.id in (select id from hits)', bindings: [] })
      if (!code) continue
      if (code === 'price') {
        const [from = '', to = ''] = value.split('..')
        conditions.push({
          facet: 'price',
          sql: 'w.amount between ? and ?',
          bindings: [Number(from) * 100, Number(to) * 100],
        })
        continue
      }
      const own = code === 'category' || code === 'dish'
      conditions.push({
        facet: own ? null : code,
        sql: 'w.id in (select f.id from facets f where f.facet = ? and f.value in (select value from json_each(?)))',
        bindings: [own ? `@${code}` : code, JSON.stringify(value.split(','))],
      })
    }
    return conditions
  }

  /** Writes down what the words find: those with the rarest word where some hold all of them, else those with the most. */
  #search(q: string): void {
    const words = tokens(q)
    const written = q.toLowerCase().split(/[^\p{L}\p{N}]+/u)
    const found = words
      .map((word, i) => this.#ranks(word, written[i] ?? word, i === words.length - 1))
      .filter(({ size }) => size > 0)
      .sort((one, other) => one.size - other.size)
    const sums = new Map<number, { held: number; score: number }>()
    for (const ranks of found) {
      for (const [id, rank] of ranks) {
        const { held = 0, score = 0 } = sums.get(id) ?? {}
        sums.set(id, { held: held + 1, score: score + 1000 + rank })
      }
    }
    const most = Math.max(0, ...[...sums.values()].map(({ held }) => held))
    const isWhole = most === words.length
    this.#db.exec('delete from hits')
    const insert = this.#db.prepare('insert into hits values (?, ?)')
    for (const [id, { held, score }] of sums) {
      if (found[0]?.has(id) || (!isWhole && held === most)) insert.run(id, score)
    }
  }

  /** How each wine meets a word: whole before a beginning, in the earlier text before the later, accents as they were typed. */
  #ranks(word: string, written: string, isLast: boolean): Map<number, number> {
    const ids = (text: string) => new Set(this.#all<{ id: number }>(MATCHING, text).map(({ id }) => id))
    const forms = [word, ...otherNumber(word)]
    const spelt = WEIGHTS.map((weight) =>
      ids(written === word ? `"${weight}${word}\ue000"*` : `"${weight}${word}\ue000${written}"`)
    )
    const ranks = new Map<number, number>()
    for (const [i, weight] of WEIGHTS.entries()) {
      for (const id of ids(forms.map((form) => `"${weight}${form}"`).join(' OR '))) {
        if (ranks.has(id)) continue
        const isSpelt = spelt.slice(0, i + 1).some((some) => some.has(id)) === (written !== word)
        ranks.set(id, 2 * (11 - i) + Number(isSpelt))
      }
    }
    for (const [i, weight] of isLast ? WEIGHTS.entries() : []) {
      for (const id of ids(`"${weight}${word}"*`)) if (!ranks.has(id)) ranks.set(id, 2 * (7 - i))
    }
    return ranks
  }

  /** What is in stock, and what is reduced. */
  #flags(conditions: Condition[]): string[] {
    const { sql, bindings } = where(conditions)
    const labels: Record<string, string> = { in_stock: 'En stock', promo: 'En promotion' }
    return Object.entries(labels).flatMap(([code, label]) => {
      const [row] = this.#all<{ count: number }>(
        `select count(*) as count from wines w join facets f on f.id = w.id and f.facet = ?${sql}`,
        `@${code}`,
        ...bindings
      )
      const values = [{ code: '1', label: 'Oui', count: row?.count ?? 0, selected: false }]
      return row?.count ? [JSON.stringify({ code, label, kind: 'boolean', values })] : []
    })
  }

  #facet(
    { code, label, type }: { code: string; label: string; type: string },
    conditions: Condition[],
    query: URLSearchParams
  ): string[] {
    const { sql, bindings } = where(conditions.filter(({ facet }) => facet !== code))
    const ticked = new Set((query.get(`filter[${code}]`) ?? '').split(','))
    const values = this.#all<{ value: string; count: number }>(
      `select f.value, count(*) as count from wines w join facets f on f.id = w.id and f.facet = ?${sql} group by f.value`,
      code,
      ...bindings
    )
    // What is ticked stays, to be taken back, also where nothing is left of it.
    const empty = [...ticked].filter(
      (value) => this.#options.has(`${code} ${value}`) && !values.some((one) => one.value === value)
    )
    values.push(...empty.map((value) => ({ value, count: 0 })))
    if (values.length === 0) return []
    const inOrder = (a: Told, b: Told) => a.position - b.position || (a.key < b.key ? -1 : 1)
    const told = values.map(({ value, count }) => ({ value, count, ...this.#option(code, type, value) }))
    const most = told
      .sort((a, b) => Number(ticked.has(b.value)) - Number(ticked.has(a.value)) || b.count - a.count || inOrder(a, b))
      .slice(0, 80)
    const written = most
      .sort(inOrder)
      .map(
        (one) =>
          `{"code":"${one.value}","label":${JSON.stringify(one.label)},"count":${one.count},"selected":${ticked.has(one.value)}}`
      )
    const kind = type === 'boolean' ? 'boolean' : 'choice'
    return [`{"code":"${code}","label":"${label}","kind":"${kind}","values":[${written.join(',')}]}`]
  }

  #option(facet: string, type: string, value: string) {
    const { label, position } = this.#options.get(`${facet} ${value}`) ?? {
      label: type === 'boolean' ? 'Oui' : value,
      position: 0,
    }
    return { label, position, key: sortKey(label, 'fr_FR') }
  }

  #range(conditions: Condition[], query: URLSearchParams): string[] {
    const { sql, bindings } = where(conditions.filter(({ facet }) => facet !== 'price'))
    const [range] = this.#all<{ min: number | null; max: number }>(
      `select min(w.amount) as min, max(w.amount) as max from wines w${sql}`,
      ...bindings
    )
    if (!range || range.min === null) return []
    const [from, to] = (query.get('filter[price]') ?? '').split('..').map(Number)
    const selected = query.get('filter[price]') ? { selectedMin: from, selectedMax: to } : {}
    const ends = { min: Math.floor(range.min / 100), max: Math.ceil(range.max / 100) }
    return [JSON.stringify({ code: 'price', label: 'Prix', kind: 'range', values: [], ...ends, ...selected })]
  }

  #all<T>(sql: string, ...bindings: (string | number)[]): T[] {
    let statement = this.#statements.get(sql)
    if (!statement) this.#statements.set(sql, (statement = this.#db.prepare(sql)))
    return statement.all(...bindings) as T[]
  }
}

function where(conditions: Condition[]): { sql: string; bindings: (string | number)[] } {
  if (conditions.length === 0) return { sql: '', bindings: [] }
  return {
    sql: ` where ${conditions.map(({ sql }) => sql).join(' and ')}`,
    bindings: conditions.flatMap(({ bindings }) => bindings),
  }
}

/** "vins" for "vin", "vin" for "vins", "châteaux" for "château". */
function otherNumber(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return []
  if (!/[sx]$/.test(word)) return [/[ae]u$/.test(word) ? `${word}x` : `${word}s`]
  return word.length > 4 ? [word.slice(0, -1)] : []
}
