import { DEFAULTS, openSession } from '#plugins/cms/import/open_session'
import type { ContentFormat } from '#plugins/cms/import/content_session'
import type { Importer, SheetRow } from '#core/import/importer'
import { emptySite, type OldContent } from '#plugins/cms/import/old_record'

const one = (values: SheetRow['values'], column: string): string => (values[column] ?? '').trim()

const originOf = (values: SheetRow['values']): string =>
  `prestashop:${one(values, '@id') || one(values, 'link_rewrite')}`

function read(values: SheetRow['values']): OldContent {
  return {
    origin: originOf(values),
    type: 'pages',
    title: one(values, 'meta_title'),
    slug: one(values, 'link_rewrite'),
    html: values.content ?? '',
    excerpt: '',
    status: 'published',
    publishedAt: null,
    author: '',
    parent: null,
    categories: [],
    tags: [],
    comments: [],
    picture: null,
    seo: one(values, 'meta_description') ? { metaDescription: one(values, 'meta_description') } : {},
    meta: {},
    isProtected: false,
    link: '',
  }
}

const format: ContentFormat = {
  originOf,
  oldTypeOf: () => 'cms',
  typeOf: () => 'pages',
  fileOf: () => null,
  read,
}

/** Pages of PrestaShop, in the XML of its installation. The file says no language: `--defaults language=en_GB`. */
const prestashopFile: Importer = {
  resource: 'contents',
  label: { fr_FR: 'Pages PrestaShop', en_GB: 'PrestaShop pages' },
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
  detect: (columns) => (['content', 'link_rewrite', 'meta_title'].every((name) => columns.includes(name)) ? 0.9 : 0),
  open(file) {
    return openSession(file, { format, site: emptySite(), prefix: 'prestashop:', language: null })
  },
}

export default prestashopFile
