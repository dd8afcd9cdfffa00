import BetterSqlite from 'better-sqlite3'
import { Random } from './random.js'
import { BODIES, COLOURS, GRAPES, VOLUMES } from './wines.js'

/** What a kind of request asks for, and the bar it must reach. */
export interface Workload {
  name: string
  paths: string[]
  /** Smallest part of the yardstick. */
  bar: number
}

const LIST = '/api/catalogue/products?locale=fr_FR'

/** Everyday words of this shop, beside the names. */
const COMMON = ['rouge', 'blanc', 'château', 'bordeaux', 'loire', 'merlot', 'cuvée', 'clos']

/** The requests of a run: the same for the same seed and the same shop. */
export function workloads(file: string, seed = 7): Workload[] {
  const random = new Random(seed)
  const db = new BetterSqlite(file, { readonly: true })
  const all = <T>(sql: string) => db.prepare(sql).pluck().all() as T[]
  const slugs = all<string>(
    "select slug from catalogue_listings where channel = 'default' and locale = 'fr_FR' order by id"
  )
  const categories = all<string>(
    `select t.slug from catalogue_category_translations t join catalogue_categories c on c.id = t.category_id
     where t.locale = 'fr_FR' and c.kind = 'category' order by c.id`
  )
  const names = all<string>(
    "select name from catalogue_product_translations where locale = 'fr_FR' order by product_id"
  )
  db.close()
  const words = [...new Set(names.flatMap((name) => name.split(' ').slice(1, 3)))]
  return [
    {
      name: 'list, 40 repeating pages',
      bar: 1 / 3,
      paths: random.some(categories, 40).map((slug) => `${LIST}&filter[category]=${slug}`),
    },
    { name: 'list, random filters', bar: 1 / 10, paths: Array.from({ length: 20_000 }, () => LIST + filters(random)) },
    {
      name: 'product by slug',
      bar: 1 / 4,
      paths: Array.from({ length: 20_000 }, () => `/api/catalogue/products/${random.pick(slugs)}?locale=fr_FR`),
    },
    { name: 'search, repeating words', bar: 1 / 5, paths: random.some(words, 40).map((word) => search(word)) },
    { name: 'search, new words', bar: 1 / 15, paths: unseen(random, words, 30_000).map((text) => search(text)) },
  ]
}

function search(text: string): string {
  return `${LIST}&q=${encodeURIComponent(text)}`
}

function filters(random: Random): string {
  const from = random.whole(5, 60)
  const parts = [`filter[colour]=${random.some(COLOURS, random.whole(1, 2)).join(',')}`]
  if (random.next() < 0.6) parts.push(`filter[grapes]=${random.some(GRAPES, random.whole(1, 3)).join(',')}`)
  if (random.next() < 0.5) parts.push(`filter[volume]=${random.pick(VOLUMES)}`)
  if (random.next() < 0.4) parts.push(`filter[body]=${random.some(BODIES, 2).join(',')}`)
  if (random.next() < 0.5) parts.push(`filter[price]=${from}..${from + random.whole(10, 60)}`)
  return `&${parts.join('&')}&sort=${random.pick(['position', 'price', '-price', 'name', '-created'])}&page=${random.whole(1, 3)}`
}

/** Searches no two of which are the same: single names, names cut short, names with an everyday word. */
function unseen(random: Random, words: string[], count: number): string[] {
  const found = new Set<string>()
  while (found.size < count) {
    const word = random.pick(words)
    const kind = random.next()
    if (kind < 0.2) found.add(word.slice(0, random.whole(3, word.length)))
    else if (kind < 0.6) found.add(`${word} ${random.pick(COMMON)}`)
    else found.add(`${word} ${random.pick(words)}`)
  }
  return [...found]
}
