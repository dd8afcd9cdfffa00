import { inject } from '@adonisjs/core'
import { Translator } from '#core/i18n/translator'
import { HomePages } from '#plugins/platform/queries/home_pages'
import { PluginRegistry } from '#core/plugin/registry'
import { fileAddress, pageAddress, pagedPath } from '#plugins/platform/services/page_address'
import { loadSources } from '#plugins/platform/queries/load_sources'
import type { Metadata, MetadataRequest } from '#plugins/platform/contracts/metadata_source'

/** Parameters that show the same things in another way: no page of its own for search engines. */
const VARYING = /^(q|sort|limit|variant|filter\[)/

/** Areas that search engines have no business in. */
const CLOSED =
  /^\/(admin|account|checkout|login|logout|register|confirm-email|forgot-password|reset-password|preview|search-results|errors)(\/|$)/

/** Builds the metadata of a page from the sources of plugins, with defaults for the rest. */
@inject()
export class DescribePage {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly translator: Translator,
    private readonly home: HomePages
  ) {}

  async execute(request: MetadataRequest): Promise<Metadata> {
    const sources = await loadSources(this.registry, 'platform.metadata_sources')
    const home = request.path === '/' ? await this.home.describe(request) : null
    const parts = await Promise.all(sources.map((source) => source.describe(request)))
    const known: Partial<Metadata> = Object.assign({}, ...[home, ...parts].reverse().map(withoutGaps))
    return this.#complete(request, known)
  }

  #complete(request: MetadataRequest, known: Partial<Metadata>): Metadata {
    const site = known.og_site_name ?? ''
    const own = known.title || this.#words(request, 'title') || request.title
    const description = known.description || this.#words(request, 'description')
    const canonical = pageAddress(request, known.canonical ?? pagedPath(request.path, request.url))
    const images = (known.og_image ?? []).map((image) => ({ ...image, url: fileAddress(request, image.url) }))
    const twitterImage = known.twitter_image ? fileAddress(request, known.twitter_image) : null
    return {
      title: withSite(own, site),
      description,
      article_published_time: known.article_published_time ?? null,
      article_modified_time: known.article_modified_time ?? null,
      og_type: known.og_type ?? 'website',
      og_title: known.og_title || own || site,
      og_description: known.og_description || description,
      og_url: known.og_url ?? canonical,
      og_site_name: site,
      og_image: images,
      og_locale: request.locale,
      twitter_card: known.twitter_card ?? (images.length > 0 ? 'summary_large_image' : 'summary'),
      twitter_title: known.twitter_title || own || site,
      twitter_description: known.twitter_description || description,
      twitter_image: twitterImage ?? images[0]?.url ?? null,
      twitter_image_alt: known.twitter_image_alt ?? (twitterImage ? null : (images[0]?.alt ?? null)),
      robots: known.robots ?? robotsFor(request),
      canonical,
      schema: known.schema ?? null,
      feeds: (known.feeds ?? []).map(({ title, url }) => ({ title, url: pageAddress(request, url) })),
    }
  }

  /**
   * `catalogue.storefront.home` → the word `catalogue.metadata.home.title`, `catalogue.admin.products` →
   * `catalogue.metadata.admin.products.title`, where its plugin has one.
   */
  #words({ route, locale }: MetadataRequest, part: 'title' | 'description'): string {
    const [plugin = '', area, ...screen] = route.split('.')
    const names = area === 'admin' ? [area, ...screen] : screen
    const key = `${plugin}.metadata.${names.join('.')}.${part}`
    return this.translator.has(locale, key) ? this.translator.translate(locale, key) : ''
  }
}

function withoutGaps(part: Partial<Metadata> | null): Partial<Metadata> {
  return Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined && value !== ''))
}

function withSite(title: string, site: string): string {
  if (title === '' || site === '') return title || site
  return title.includes(site) ? title : `${title} · ${site}`
}

function robotsFor({ path, url }: MetadataRequest): Record<string, string> {
  if (CLOSED.test(path)) return { index: 'noindex', follow: 'nofollow' }
  const varies = [...url.searchParams.keys()].some((name) => VARYING.test(name))
  return varies ? { index: 'noindex', follow: 'follow' } : { index: 'index', follow: 'follow' }
}
