import BetterSqlite from 'better-sqlite3'
import { randomBytes } from 'node:crypto'
import { load } from './load.js'
import { run } from './processes.js'
import { Random } from './random.js'
import { COLOURS } from './wines.js'

const LIST = '/api/admin/catalogue/products'

/** Milliseconds that the median of the staff's list of products may take. */
export const OFFICE_BAR = 60

/** Makes a member of staff in the shop's file. */
export async function createStaff(env: NodeJS.ProcessEnv): Promise<{ email: string; password: string }> {
  const staff = { email: 'bench@cellier.example', password: `Aa1!${randomBytes(12).toString('base64url')}` }
  await run('bench/create_staff', [staff.email, staff.password], env)
  return staff
}

/** The list of products as staff ask for it: searches, filters, orders, later pages. */
export function officePaths(file: string, count = 60, seed = 11): string[] {
  const random = new Random(seed)
  const db = new BetterSqlite(file, { readonly: true })
  const categories = db
    .prepare("select id from catalogue_categories where kind = 'category' order by id")
    .pluck()
    .all() as number[]
  const words = db
    .prepare('select name from catalogue_product_rows order by product_id limit 500')
    .pluck()
    .all() as string[]
  db.close()
  const makers = [
    () => ({ 'filter[status]': 'published', 'sort': random.pick(['-price', 'price', 'name', '-updated_at']) }),
    () => ({ 'filter[category]': String(random.pick(categories)), 'sort': 'name' }),
    () => ({ 'filter[price]': `${random.whole(5, 20)}..${random.whole(21, 90)}`, 'sort': '-price' }),
    () => ({ 'filter[available]': `..${random.whole(1, 20)}`, 'page': String(random.whole(1, 20)) }),
    () => ({ q: random.pick(words).split(' ')[0] ?? '' }),
    () => ({ q: random.pick(COLOURS), page: String(random.whole(1, 10)) }),
  ]
  return Array.from({ length: count }, (_, i) => {
    const query = (makers[i % makers.length] as () => Record<string, string>)()
    return `${LIST}?${new URLSearchParams(query).toString()}`
  })
}

/** Median and slowest milliseconds of one member of staff who asks for one list after the other. */
export async function measureOffice(
  port: number,
  staff: { email: string; password: string },
  paths: string[],
  seconds: number
): Promise<{ p50: number; p99: number }> {
  const origin = `http://127.0.0.1:${port}`
  const answer = await fetch(`${origin}/api/admin/users/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(staff),
  })
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const headers = { cookie }
  const { p50, p99, statuses } = await load({ port, paths, seconds, headers, connections: 1 })
  if (Object.keys(statuses).some((status) => status !== '200')) throw new Error(`office: ${JSON.stringify(statuses)}`)
  return { p50, p99 }
}
