import { CATEGORY_KIND, TAG_KIND } from '#plugins/cms/terms/term_addresses'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { ARCHIVE_KIND } from '#plugins/cms/content/type_hooks'
import { GONE_KIND, REDIRECT_KIND } from '#core/permalinks/written_redirects'
import type { Reader } from '#core/database/reader'
import type { SiteNames } from '#plugins/cms/exchange/site_names'
import type { SiteRecord } from '#plugins/cms/exchange/site_record'

interface Former {
  locale: string
  path: string
  kind: string
  target: string
  redirect: string | null
}

const OF_SITE = [CONTENT_KIND, CATEGORY_KIND, TAG_KIND, ARCHIVE_KIND]

/** How many are read at once. */
const MANY = 500

/** Former addresses of the site and redirects that staff wrote, each once for all channels. */
export async function* readRedirects(reader: Reader, names: SiteNames): AsyncGenerator<SiteRecord> {
  const kinds = [...OF_SITE, REDIRECT_KIND, GONE_KIND].map((kind) => `'${kind}'`).join(', ')
  let [locale, path] = ['', '']
  for (;;) {
    const rows = await reader.all<Former>(
      `select locale, path, min(kind) as kind, min(target) as target, min(redirect) as redirect from core_permalinks
       where kind in (${kinds}) and (redirect is not null or kind = '${GONE_KIND}') and (locale > ? or locale = ? and path > ?)
       group by locale, path order by locale, path limit ?`,
      [locale, locale, path, MANY]
    )
    const last = rows.at(-1)
    if (!last) return
    yield* await records(rows, names)
    ;({ locale, path } = last)
  }
}

async function records(rows: readonly Former[], names: SiteNames): Promise<SiteRecord[]> {
  const called = new Map<string, string>()
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    if (!OF_SITE.includes(kind)) continue
    const found = await names.of(
      `link:${kind}`,
      some.map(({ target }) => target)
    )
    for (const [id, name] of found) called.set(`${kind}/${id}`, `ref:${kind}/${encodeURIComponent(name)}`)
  }
  return rows.map(({ locale, path, kind, target, redirect }) => ({
    kind: 'redirect',
    name: `${locale}${path}`,
    values: { locale, path, to: called.get(`${kind}/${target}`) ?? redirect },
  }))
}
