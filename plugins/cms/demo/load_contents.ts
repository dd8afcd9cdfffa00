import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { LOCALES, LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import { MediaLibrary, type PreparedMedia } from '#core/media/media_library'
import { ResolveLinks } from '#core/links/resolve_links'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store, type Transaction } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { pathsIn, readDemoText, type DemoPlace } from '#plugins/cms/demo/read_text'
import { queryRows } from '#core/database/query_rows'
import { readInstant, writeInstant } from '#core/time/instant'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import type { DemoShop } from '#core/plugin/contract'
import type { Label } from '#core/i18n/label'

interface DemoTerm {
  key: string
  name: Label
  description?: Label
}

/** A page or post of `contents.json`. Its texts are `<file>.<locale>.html`. */
interface DemoContent {
  file: string
  type: 'pages' | 'posts'
  title: Label
  slug: Label
  excerpt: Record<Locale, string | null>
  status?: 'draft' | 'published'
  template?: string
  /** Name of a drawing of the folder `pictures`. */
  picture?: string
  alt?: Label
  categories?: string[]
  tags?: string[]
}

interface DemoSite {
  categories: DemoTerm[]
  tags: DemoTerm[]
  contents: DemoContent[]
}

/** Days between two posts of the demo. */
const APART = 9

type Create = (id: string, values: Record<string, unknown>) => Promise<number>

/** The pages and guides of the demo shop, unless the site has contents already. */
export async function loadDemoContents(shop: DemoShop): Promise<void> {
  const { container } = shop.app
  const [store, resources, write] = await Promise.all([
    container.make(Store),
    container.make(ResourceCatalogue),
    container.make(WriteResource),
  ])
  if (await store.reader.first('select id from cms_contents limit 1')) return
  const folder = join(shop.folder, 'contents')
  const site = JSON.parse(await readFile(join(folder, 'contents.json'), 'utf8')) as DemoSite
  const [texts, pictures] = await Promise.all([readTexts(folder, site), preparePictures(shop, folder, site)])
  const place = await placeOf(shop, [...texts.values()])
  const now = (await container.make(Clock)).iso()
  const writer = systemWriter(systemOrigin('command', 'demo'))
  const library = await container.make(MediaLibrary)
  await store.transaction(async (trx) => {
    const create: Create = async (id, values) => {
      return Number((await write.createIn(trx, resources.find(id) as MadeResource, values, writer)).id)
    }
    const categories = await makeTerms(create, 'cms.categories', site.categories)
    const tags = await makeTerms(create, 'cms.tags', site.tags)
    const describe = async (medium: number, alt: Label | undefined) => {
      const made = resources.find('platform.library') as MadeResource
      if (alt) await write.updateIn(trx, made, medium, { alt }, writer)
    }
    const references = new Map<string, string>()
    for (const [at, content] of site.contents.entries()) {
      const medium = await attachPicture(trx, library, pictures.get(content.picture ?? ''))
      if (medium !== null) await describe(medium, content.alt)
      const values = valuesOf(content, { medium, texts: referring(texts, references), place })
      const sorted = {
        publishedAt: content.status === 'draft' ? null : daysBefore(now, (site.contents.length - at) * APART),
        categories: (content.categories ?? []).map((key) => categories.get(key)),
        tags: (content.tags ?? []).map((key) => tags.get(key)),
      }
      const id = await create(`cms.${content.type}`, Object.assign(values, sorted))
      for (const href of await hrefsOf(trx, id)) references.set(href, `ref:${CONTENT_KIND}/${id}`)
    }
  })
}

/** The texts with references to the contents that are there already: what a transaction has not committed is not found by its path. */
function referring(texts: ReadonlyMap<string, string>, references: ReadonlyMap<string, string>): Map<string, string> {
  const named = (text: string) =>
    text.replaceAll(/href="([^"]+)"/g, (whole, href: string) => {
      const reference = references.get(href)
      return reference ? `href="${reference}"` : whole
    })
  return new Map([...texts].map(([key, text]) => [key, named(text)]))
}

/** Addresses of a content below the base path, in every language. */
async function hrefsOf(trx: Transaction, id: number): Promise<string[]> {
  const rows = await queryRows<{ locale: Locale; path: string }>(
    trx,
    'select locale, path from core_permalinks where kind = ? and target = ? and redirect is null',
    [CONTENT_KIND, String(id)]
  )
  return rows.map(({ locale, path }) => `${LOCALE_PREFIXES[locale]}${path}`)
}

function valuesOf(
  { file, type, title, slug, excerpt, status = 'published', template = 'default' }: DemoContent,
  about: { medium: number | null; texts: ReadonlyMap<string, string>; place: DemoPlace }
): Record<string, unknown> {
  const body = LOCALES.map((locale) => [locale, readDemoText(about.texts.get(`${file} ${locale}`) ?? '', about.place)])
  return {
    type,
    title,
    slug,
    excerpt,
    status,
    template,
    body: Object.fromEntries(body),
    featuredMediaId: about.medium,
    seo: Object.fromEntries(LOCALES.map((locale) => [locale, null])),
    publishAt: null,
    authorId: null,
  }
}

async function makeTerms(create: Create, id: string, terms: readonly DemoTerm[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, { key, name, description }] of terms.entries()) {
    const own = id === 'cms.categories' ? { name, description, position } : { name }
    ids.set(key, await create(id, own))
  }
  return ids
}

async function attachPicture(trx: Transaction, library: MediaLibrary, prepared: PreparedMedia | undefined) {
  return prepared ? Number((await library.attach(trx, prepared)).id) : null
}

/** The texts by file and language. */
async function readTexts(folder: string, { contents }: DemoSite): Promise<Map<string, string>> {
  const texts = await Promise.all(
    contents.flatMap(({ file }) =>
      LOCALES.map(async (locale) => {
        return [`${file} ${locale}`, await readFile(join(folder, `${file}.${locale}.html`), 'utf8')] as const
      })
    )
  )
  return new Map(texts)
}

/** The drawings of the posts as files of the library, by name. */
async function preparePictures({ app }: DemoShop, folder: string, { contents }: DemoSite) {
  const library = await app.container.make(MediaLibrary)
  const prepared = new Map<string, PreparedMedia>()
  for (const { picture } of contents) {
    if (!picture) continue
    const bytes = await readFile(join(folder, 'pictures', `${picture}.svg`))
    prepared.set(picture, await library.prepareDrawing({ name: `${picture}.svg`, bytes }))
  }
  return prepared
}

/** What the shop has for the blocks of these texts. */
async function placeOf({ app }: DemoShop, texts: readonly string[]): Promise<DemoPlace> {
  const [links, channels, catalogue] = await Promise.all([
    app.container.make(ResolveLinks),
    app.container.make(ChannelPort),
    app.container.make(BlockCatalogue),
  ])
  const blocks = await catalogue.all()
  const [channel] = channels.all()
  const place = { channel: channel?.code ?? 'default', locale: 'fr_FR' as const }
  const found = await links.targets(place, [...new Set(texts.flatMap(pathsIn))])
  return { hasBlock: (name) => blocks.has(name), idAt: (path) => found.get(path)?.id.toString() ?? null }
}

const daysBefore = (now: string, days: number): string => writeInstant(readInstant(now).minus({ days }))
