import { BESIDE } from '#core/import/reading/read_xml'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { MARK, VERSION } from '#plugins/cms/exchange/site_record'
import { RECORD } from '#core/import/reading/read_json'
import { SiteSession } from '#plugins/cms/exchange/site_session'
import { RecordWriter } from '#plugins/cms/exchange/record_writer'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { WriteResource } from '#core/resources/write_resource'
import { codesOfTypes, openSite } from '#plugins/cms/exchange/open_site'
import { readRecord } from '#plugins/cms/exchange/read_record'
import { siteVersion } from '#plugins/cms/import/notes'
import type { ImportFile, Importer } from '#core/import/importer'

/** What a file names, so that what comes later is not missing. */
async function namesIn(file: ImportFile): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const { values } of file.rows()) {
    const version = values[BESIDE + MARK] ?? ''
    if (version !== String(VERSION)) throw siteVersion({ version, known: VERSION })
    const record = readRecord(values[RECORD] ?? '')
    if (record) names.add(`${record.kind}/${record.name}`)
  }
  return names
}

/** A site that `cli export content` wrote. */
const siteFile: Importer = {
  resource: 'contents',
  label: { fr_FR: 'Site de contenu', en_GB: 'Content site' },
  permissions: [
    'cms.categories.create',
    'cms.content_types.create',
    'cms.custom_fields.update',
    'cms.menus.update',
    'cms.pages.create',
    'cms.pages.update',
    'cms.permalinks.update',
    'cms.posts.create',
    'cms.posts.update',
    'cms.tags.create',
    'platform.library.update',
  ],
  batchSize: 20,
  hasMediaBeside: true,
  isField: () => false,
  detect: (columns) => (columns.includes(BESIDE + MARK) ? 1 : 0),
  async open(file) {
    const { app, held, origin, isTrial } = file
    const inFile = await namesIn(file)
    const store = await app.container.make(Store)
    const translator = await app.container.make(Translator)
    const types = new Set(await codesOfTypes(store))
    const site = await openSite(store, types)
    const write = await app.container.make(WriteResource)
    const may = (key: string) => held === 'all' || held.has(key as never)
    const writer = { origin, locale: DEFAULT_LOCALE, held, may }
    const hasWords = (key: string) => translator.has(DEFAULT_LOCALE, key)
    const records = new RecordWriter({ site, types, write, writer, inFile, isTrial })
    return new SiteSession({ store, site, records, rows: () => file.rows(), hasWords })
  },
}

export default siteFile
