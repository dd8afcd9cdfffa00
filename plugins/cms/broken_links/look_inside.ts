import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE, LOCALE_PREFIXES, LOCALES, type Locale } from '#core/i18n/locales'
import { GONE_KIND } from '#core/permalinks/written_redirects'
import { normalisePath } from '#core/permalinks/claim'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { Store } from '#core/database/store'
import type { InsideCheck } from '#plugins/cms/broken_links/link_checks'
import type { LinkReason, LinkState } from '#plugins/cms/broken_links/link_finding'

/** What a link inside the shop leads to. */
export interface InsideFinding {
  id: number
  state: LinkState
  reason: LinkReason | null
  redirect: string | null
}

interface Place {
  kind: string
  redirect: string | null
}

/** Tells where links inside the shop lead, by the permalinks and the paths of screens: nothing is requested. */
@inject()
export class LookInside {
  constructor(
    private readonly store: Store,
    private readonly reserved: ReservedPaths
  ) {}

  /** Two queries, however many links. */
  async execute(checks: readonly InsideCheck[]): Promise<InsideFinding[]> {
    const standing = await this.#standing(checks.filter(({ target_kind: kind }) => kind !== null))
    const paths = checks.filter(({ target_kind: kind }) => kind === null)
    const places = await this.#places(paths.map(placeOf))
    return checks.map((check): InsideFinding => {
      if (check.target_kind !== null) return standing.has(check.id) ? well(check) : broken(check, 'missing')
      const { locale, path } = placeOf(check)
      if (this.reserved.has(path)) return well(check)
      const place = places.get(`${locale} ${path}`)
      if (!place) return broken(check, 'missing')
      if (place.redirect !== null)
        return { ...well(check), state: 'redirect', redirect: LOCALE_PREFIXES[locale] + place.redirect }
      return place.kind === GONE_KIND ? broken(check, 'gone') : well(check)
    })
  }

  /** Ids of the checks whose target has an address in their language. */
  async #standing(checks: readonly InsideCheck[]): Promise<Set<number>> {
    const { read } = this.store
    const rows = await read.run<{ id: number }>(
      `select r.id from ${read.rows({ id: 'bigint', locale: 'text', target_kind: 'text', target_id: 'text' })}
       where exists (select 1 from core_permalinks p where p.kind = r.target_kind and p.target = r.target_id
         and p.redirect is null and (r.locale = '' or p.locale = r.locale))`,
      checks
    )
    return new Set(rows.map(({ id }) => Number(id)))
  }

  async #places(wanted: readonly { locale: Locale; path: string }[]): Promise<Map<string, Place>> {
    const { read } = this.store
    const rows = await read.run<Place & { locale: Locale; path: string }>(
      `select p.locale, p.path, min(p.kind) as kind, min(p.redirect) as redirect
       from ${read.rows({ locale: 'text', path: 'text' })}
       join core_permalinks p on p.locale = r.locale and p.path = r.path group by p.locale, p.path`,
      wanted
    )
    return new Map(rows.map(({ locale, path, ...place }) => [`${locale} ${path}`, place]))
  }
}

/** Path and language of a link, without the prefix of the language. */
function placeOf({ url, locale }: InsideCheck): { locale: Locale; path: string } {
  const [path = '/'] = (url ?? '/').split(/[?#]/)
  const prefixed = LOCALES.find((each) => {
    const prefix = LOCALE_PREFIXES[each]
    return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`))
  })
  if (!prefixed) return { locale: locale || DEFAULT_LOCALE, path: stored(path) }
  return { locale: prefixed, path: stored(path.slice(LOCALE_PREFIXES[prefixed].length)) }
}

function stored(path: string): string {
  try {
    return path.replace(/\/+$/, '') === '' ? '/' : normalisePath(decodeURIComponent(path))
  } catch {
    return normalisePath(path)
  }
}

const well = ({ id }: InsideCheck): InsideFinding => ({ id, state: 'ok', reason: null, redirect: null })

const broken = ({ id }: InsideCheck, reason: LinkReason): InsideFinding => ({
  id,
  state: 'broken',
  reason,
  redirect: null,
})
