import app from '@adonisjs/core/services/app'
import { RouteList } from '#core/http/route_list'
import { Store } from '#core/database/store'
import { runJobs } from '#core/testing/run_jobs'
import { requiredFields } from '#core/testing/required_fields'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { AuditEntryDetails } from '#plugins/platform/queries/read_audit'
import type { Locale } from '#core/i18n/locales'
import type { RegisteredRoute } from '#core/http/plugin_routes'

type Params = Record<string, string | number>

interface Sent {
  params?: Params
  body?: unknown
  /** A file that is sent in. */
  file?: { name: string; content: string | Uint8Array }
  texts?: Record<string, string>
  headers?: Record<string, string>
  by?: Visitor
  /** Jobs of the request are not run: they would call other servers, or the test needs them pending. */
  withoutJobs?: boolean
}

interface StoredEntry {
  id: number
  subject: string
  changes: string
  actor_kind: string
}

/** An entry of the log as stored, and as displayed in both languages. */
export interface ToldEntry {
  subject: string
  stored: Record<string, [before: unknown, after: unknown]>
  told: Record<Locale, AuditEntryDetails>
}

/** A version that no row has. */
const STALE = 2_000_000_000

/** Calls the routes of the back office as staff do, and counts the audit entries of each. */
export class Walk {
  /** Number of entries of staff by route name. Each route succeeded. */
  readonly left = new Map<string, number>()
  /** Deletions that refused a stale version with the fresh row. */
  readonly refusedStale = new Set<string>()
  /** All entries, displayed right after the call: a row that is deleted later loses its name. */
  readonly entries: ToldEntry[] = []

  private constructor(
    readonly store: Store,
    readonly staff: Visitor,
    private readonly routes: readonly RegisteredRoute[]
  ) {}

  static async of(staff: Visitor): Promise<Walk> {
    const [store, { routes }] = [await app.container.make(Store), await app.container.make(RouteList)]
    return new Walk(store, staff, routes)
  }

  /**
   * Returns the data of the response; throws when it is an error. A deletion that takes a version is first sent with a
   * stale one, and then with that of the fresh row.
   */
  async call<T = { id: number; version: number }>(name: string, given: Sent = {}): Promise<T> {
    const takesVersion = name.endsWith('.destroy') && requiredFields(this.#route(name)).includes('version')
    const sent = takesVersion ? await this.#withVersion(name, given) : given
    const before = (await this.#entriesSince(0)).at(-1)?.id ?? 0
    const { body } = await this.#send(name, sent)
    if (!sent.withoutJobs) await runJobs()
    const entries = await this.#entriesSince(before)
    const count = entries.filter(({ actor_kind: kind }) => kind === 'staff').length
    this.left.set(name, Math.max(count, this.left.get(name) ?? 0))
    for (const entry of entries) this.entries.push(await this.#tell(entry))
    return (body as { data: T } | null)?.data as T
  }

  /** A row as its form loads it. */
  async show<T = { id: number; version: number }>(name: string, params: Params): Promise<T> {
    return ((await this.#send(name, { params })).body as { data: T }).data
  }

  async number(sql: string, values: (string | number)[] = []): Promise<number> {
    const row = await this.store.reader.first<{ id: number }>(sql, values)
    if (!row) throw new Error(`Nothing is there: ${sql}`)
    return Number(row.id)
  }

  async #withVersion(name: string, sent: Sent): Promise<Sent> {
    const body = { ...(sent.body as object | undefined), version: STALE }
    const { status, body: refused } = await this.#try(name, { ...sent, body })
    const current = (refused as { errors?: { meta?: { current?: { version: number } } }[] }).errors?.[0]?.meta?.current
    if (status !== 409 || !current) throw new Error(`${name}: a stale version was answered ${status}`)
    this.refusedStale.add(name)
    return { ...sent, body: { ...body, version: current.version } }
  }

  async #send(name: string, sent: Sent): Promise<Answer> {
    const answer = await this.#try(name, sent)
    if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer
  }

  #route(name: string): RegisteredRoute {
    const route = this.routes.find((one) => one.name === name)
    if (!route) throw new Error(`There is no route ${name}`)
    return route
  }

  async #try(name: string, { params = {}, body, file, texts, headers, by = this.staff }: Sent): Promise<Answer> {
    const route = this.#route(name)
    const path = route.pattern.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
    const method = route.methods[0] ?? ''
    return file ? by.upload(path, file, texts) : by.send(method, path, body, headers)
  }

  async #entriesSince(id: number): Promise<StoredEntry[]> {
    const sql = 'select id, subject, changes, actor_kind from core_audit_entries where id > ? order by id'
    return this.store.reader.all<StoredEntry>(sql, [id])
  }

  async #tell({ id, subject, changes }: StoredEntry): Promise<ToldEntry> {
    const read = async (locale: Locale) => {
      const { status, body } = await this.staff.send('GET', `/api/admin/platform/audit/${id}?locale=${locale}`)
      if (status !== 200) throw new Error(`The entry ${id} was answered ${status}`)
      return (body as { data: AuditEntryDetails }).data
    }
    const told = { fr_FR: await read('fr_FR'), en_GB: await read('en_GB') }
    return { subject, stored: JSON.parse(changes) as ToldEntry['stored'], told }
  }
}
