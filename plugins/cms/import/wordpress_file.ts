import { BESIDE } from '#core/import/reading/read_xml'
import { DEFAULTS, openSession } from '#plugins/cms/import/open_session'
import { addToSite } from '#plugins/cms/import/wordpress_site'
import { emptySite } from '#plugins/cms/import/old_record'
import {
  NO_CONTENT,
  fileOf,
  oldTypeOf,
  originOf,
  readWordPress,
  siteOf,
  typeOf,
} from '#plugins/cms/import/wordpress_record'
import type { ContentFormat } from '#plugins/cms/import/content_session'
import type { Importer } from '#core/import/importer'

const format: ContentFormat = {
  originOf,
  oldTypeOf,
  typeOf: (oldType) => (NO_CONTENT.has(oldType) ? null : typeOf(oldType)),
  fileOf,
  read: readWordPress,
}

/** An export of WordPress (WXR): posts, pages and contents of types that the site has. */
const wordPressFile: Importer = {
  resource: 'contents',
  label: { fr_FR: 'Site WordPress', en_GB: 'WordPress site' },
  permissions: [
    'cms.pages.create',
    'cms.pages.update',
    'cms.posts.create',
    'cms.posts.update',
    'cms.categories.create',
    'cms.tags.create',
  ],
  batchSize: 20,
  isField: (field) => DEFAULTS.includes(field),
  detect: (columns) => (columns.includes('wp:post_type') && columns.includes('content:encoded') ? 1 : 0),
  async open(file) {
    const site = emptySite()
    let [host, language] = ['unknown', '']
    for await (const { values } of file.rows()) {
      addToSite(site, values)
      host = siteOf(values)
      language = values[`${BESIDE}language`] ?? ''
    }
    return openSession(file, { format, site, prefix: `wxr:${host}:`, language })
  },
}

export default wordPressFile
