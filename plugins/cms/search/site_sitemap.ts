import app from '@adonisjs/core/services/app'
import homePage from '#plugins/cms/site/home_page'
import { Store } from '#core/database/store'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { FindShownMedia } from '#core/rich_text/find_shown_media'
import { readJson } from '#core/database/statements'
import type { SitemapEntry, SitemapSource } from '#plugins/platform/index'

/** Published contents that search engines may list, lists of types, and categories and tags with contents. */
const STANDING = `select distinct p.kind, p.target from core_permalinks p
  where p.channel = ? and p.redirect is null and (
    p.kind = 'cms.archive'
    or (p.kind = 'cms.content' and exists (select 1 from cms_contents c where cast(c.id as text) = p.target
      and c.status = 'published'))
    or (p.kind = 'cms.category' and exists (select 1 from cms_contents_categories l join cms_contents c
      on c.id = l.owner_id and c.status = 'published' where cast(l.target_id as text) = p.target))
    or (p.kind = 'cms.tag' and exists (select 1 from cms_contents_tags l join cms_contents c
      on c.id = l.owner_id and c.status = 'published' where cast(l.target_id as text) = p.target)))`

interface PathRow {
  kind: string
  target: string
  locale: Locale
  path: string
  updated_at: string | null
  seo: unknown
  featured: number | null
  media: unknown
}

/** Pages, posts and their lists for the sitemap. */
const siteSitemap: SitemapSource = {
  async count(channel) {
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ count: number }>(`select count(*) as count from (${STANDING}) s`, [channel])
    return Number(row?.count ?? 0)
  },
  async entries(channel, offset, limit) {
    const { reader } = await app.container.make(Store)
    const rows = await reader.all<PathRow>(
      `select p.kind, p.target, p.locale, p.path, c.updated_at, t.seo,
         c.featured_media_id as featured, t.media_ids as media
       from (${STANDING} order by 1, 2 limit ? offset ?) s
       join core_permalinks p on p.kind = s.kind and p.target = s.target and p.channel = ? and p.redirect is null
       left join cms_contents c on p.kind = 'cms.content' and cast(c.id as text) = p.target
       left join cms_content_translations t on t.owner_id = c.id and t.locale = p.locale
       order by p.kind, p.target`,
      [channel, limit, offset, channel]
    )
    const homes = await Promise.all(
      LOCALES.map(async (locale) => [locale, await homePage.at({ channel, locale })] as const)
    )
    const isHome = ({ kind, target, locale }: PathRow) =>
      homes.some(([place, home]) => place === locale && home?.kind === kind && String(home.id) === target)
    // The address of the home page leads to the shop's own, which is in the sitemap already.
    const listed = rows.filter((row) => !isHome(row))
    return entriesOf(listed, await picturesOf(listed))
  },
}

/** Ids of the files on a page, the featured picture first. */
const filesOf = ({ featured, media }: PathRow): number[] => [
  ...new Set([featured ?? [], readJson<number[] | null>(media) ?? []].flat().map(Number)),
]

/** Addresses of the pictures on these pages, by their ids. */
async function picturesOf(rows: readonly PathRow[]): Promise<Map<number, string>> {
  const find = await app.container.make(FindShownMedia)
  const found = await find.execute([...new Set(rows.flatMap(filesOf))], DEFAULT_LOCALE)
  return new Map(
    Object.entries(found).flatMap(([id, medium]) => {
      return medium.type === 'image' ? [[Number(id), medium.picture.url] as const] : []
    })
  )
}

function entriesOf(rows: readonly PathRow[], pictures: ReadonlyMap<number, string>): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry & Required<Pick<SitemapEntry, 'images'>>>()
  for (const row of rows) {
    const { kind, target, locale, path, updated_at: updatedAt, seo } = row
    const key = `${kind} ${target}`
    const entry = entries.get(key) ?? { paths: {}, images: {}, updatedAt }
    entries.set(key, entry)
    if (isHidden(seo)) continue
    entry.paths[locale] = path
    entry.images[locale] = filesOf(row).flatMap((id) => pictures.get(id) ?? [])
  }
  return [...entries.values()]
}

/** Whether its text says that search engines are not to list it. */
function isHidden(seo: unknown): boolean {
  const value = typeof seo === 'string' ? (JSON.parse(seo) as unknown) : seo
  return (value as { noIndex?: boolean } | null)?.noIndex === true
}

export default siteSitemap
