import { fileAddress, pageAddress, type MetadataImage, type MetadataRequest } from '#plugins/platform/index'
import type { ContentRecord } from '#plugins/cms/site/read_content'
import type { SiteLink } from '#plugins/cms/site/site_link'

interface Described {
  kind: 'BlogPosting' | 'WebPage' | 'CollectionPage'
  title: string
  description: string
  path: string
  /** The picture that it is shared with. */
  image: MetadataImage | null
  /** Null: a list. */
  record: ContentRecord | null
  /** Pages between the home page and this one. */
  trail: readonly SiteLink[]
}

/** The page in schema.org's words: itself, its article if it is one, and the way to it. Nodes name each other by `@id`. */
export function siteSchema(request: MetadataRequest, page: Described): object {
  const { kind, title, description, path, record, trail } = page
  const url = pageAddress(request, path)
  const language = request.locale.replace('_', '-')
  const image = page.image ? imageObject(request, page.image) : undefined
  const webPage = {
    '@type': kind === 'CollectionPage' ? kind : 'WebPage',
    '@id': `${url}#webpage`,
    url,
    'name': title,
    description,
    'inLanguage': language,
    'breadcrumb': { '@id': `${url}#breadcrumb` },
    'datePublished': record?.publishedAt ?? undefined,
    'dateModified': record?.modifiedAt,
    'primaryImageOfPage': image,
  }
  const article = {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    'headline': title,
    description,
    image,
    'inLanguage': language,
    'datePublished': record?.publishedAt ?? undefined,
    'dateModified': record?.modifiedAt,
    'author': record?.author ? { '@type': 'Person', 'name': record.author } : undefined,
    'mainEntityOfPage': { '@id': `${url}#webpage` },
  }
  const steps = [{ name: request.locale === 'fr_FR' ? 'Accueil' : 'Home', path: '/' }, ...trail, { name: title, path }]
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    'itemListElement': steps.map((step, at) => ({
      '@type': 'ListItem',
      'position': at + 1,
      'name': step.name,
      'item': pageAddress(request, step.path),
    })),
  }
  // The home page is the first step itself.
  if (path === '/') return { '@context': 'https://schema.org', '@graph': [{ ...webPage, breadcrumb: undefined }] }
  const graph = kind === 'BlogPosting' ? [webPage, article, breadcrumb] : [webPage, breadcrumb]
  return { '@context': 'https://schema.org', '@graph': graph }
}

function imageObject(request: MetadataRequest, { url, width, height, alt }: MetadataImage): object {
  return { '@type': 'ImageObject', 'url': fileAddress(request, url), width, height, 'caption': alt }
}
