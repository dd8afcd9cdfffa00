import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { ContentSession, type ContentFormat } from '#plugins/cms/import/content_session'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { HTML_BLOCK } from '#plugins/cms/import/wordpress_text'
import { ImportedFiles } from '#plugins/cms/import/imported_files'
import { MenuWriter } from '#plugins/cms/import/menu_writer'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { SettleContents } from '#plugins/cms/import/settle_contents'
import { Store } from '#core/database/store'
import { TermWriter } from '#plugins/cms/import/term_writer'
import { Translator } from '#core/i18n/translator'
import { WriteResource } from '#core/resources/write_resource'
import { authorUnknown, languageUnknown, note } from '#plugins/cms/import/notes'
import { makeTypes } from '#plugins/cms/import/type_maker'
import { readContentTypes } from '#plugins/cms/content/content_type'
import type { ImportProblem } from '#core/import/problem'
import type { ImportFile, ImportSession } from '#core/import/importer'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { OldSite } from '#plugins/cms/import/old_record'

export interface Opened {
  format: ContentFormat
  site: OldSite
  /** Beginning of the keys of this site. */
  prefix: string
  /** Language that the file says; null: it says none. */
  language: string | null
}

/** What `--defaults` may set. */
export const DEFAULTS: readonly string[] = ['language', 'author']

/**
 * A session over a file whose site was read. `--defaults` may set `language`, that of the texts, and `author`, the e-mail address of
 * whoever wrote what has no known author.
 *
 * @throws languageUnknown, authorUnknown
 */
export async function openSession(
  file: ImportFile,
  { format, site, prefix, language }: Opened
): Promise<ImportSession> {
  const { app, defaults, held, origin, isTrial } = file
  const store = await app.container.make(Store)
  const catalogue = await app.container.make(ResourceCatalogue)
  const write = await app.container.make(WriteResource)
  const translator = await app.container.make(Translator)
  const locale = localeOf(defaults.language ?? '', language)
  const may = (key: string) => held === 'all' || held.has(key as never)
  const writer = { origin, locale, held, may }
  const { kinds } = catalogue
  const staff = await staffOf(store)
  const author = defaults.author ? (staff.get(defaults.author.toLowerCase()) ?? null) : null
  if (defaults.author && author === null) throw authorUnknown({ author: defaults.author })
  const warnings: ImportProblem[] = []
  if (file.createMissing && may('cms.content_types.create')) {
    const known = new Set((await typesOf(store, catalogue)).keys())
    const made = catalogue.find('cms.content_types') as MadeResource
    warnings.push(...(await makeTypes(site, format, { made, write, writer, known, isTrial })))
  }
  if (site.comments > 0) warnings.push(note('comments', null, { count: site.comments }))
  const types = await typesOf(store, catalogue)
  const terms = new TermWriter({
    categories: catalogue.find('cms.categories') as MadeResource,
    tags: catalogue.find('cms.tags') as MadeResource,
    kinds,
    write,
    writer,
    locale,
    site,
  })
  const library = catalogue.find('platform.library') as MadeResource
  const files = new ImportedFiles({ store, library, kinds, write, writer, locale, prefix })
  const menus = new MenuWriter({
    store,
    menus: catalogue.find('cms.menus') as MadeResource,
    items: catalogue.find('cms.menu_items') as MadeResource,
    kinds,
    write,
    writer,
    terms,
    locale,
    site,
    prefix,
  })
  const htmlBlock = (await (await app.container.make(BlockCatalogue)).all()).get(HTML_BLOCK)
  const settle = new SettleContents({ store, kinds, write, writer, types, prefix, links: site.links })
  const hasWords = (key: string) => translator.has(DEFAULT_LOCALE, key)
  return new ContentSession({
    format,
    site,
    types,
    terms,
    staff,
    author,
    locale,
    store,
    write,
    writer,
    kinds,
    files,
    takesFiles: file.hasMedia,
    keepsHtml: htmlBlock !== undefined && (htmlBlock.permission === undefined || may(htmlBlock.permission)),
    settle,
    menus,
    hasWords,
    warnings,
  })
}

async function staffOf(store: Store): Promise<Map<string, number>> {
  const rows = await store.reader.all<{ id: number | string; email: string }>('select id, email from users_staff')
  return new Map(rows.map(({ id, email }) => [email.toLowerCase(), Number(id)]))
}

async function typesOf(store: Store, catalogue: ResourceCatalogue) {
  const types = await readContentTypes(store.reader)
  return new Map(
    types.flatMap(({ code, disableGutenberg, hasCategories }) => {
      const made = catalogue.find(`cms.${code}`)
      return made ? [[code, { made, hasBlocks: !disableGutenberg, hasCategories }] as const] : []
    })
  )
}

/** `en-US` is English. What is asked for goes before what the file says. */
function localeOf(asked: string, said: string | null): Locale {
  const find = (language: string) => LOCALES.find((locale) => locale.slice(0, 2) === language.slice(0, 2).toLowerCase())
  if (!asked) return find(said ?? '') ?? DEFAULT_LOCALE
  const found = find(asked)
  if (!found) throw languageUnknown({ language: asked, known: LOCALES.join(', ') })
  return found
}
