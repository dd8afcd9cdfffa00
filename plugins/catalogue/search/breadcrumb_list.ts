import { pageAddress, type MetadataRequest } from '#plugins/platform/index'
import type { LinkShape } from '#plugins/catalogue/listing/product_shapes'
import type { MetadataWords } from '#plugins/catalogue/search/metadata_words'

/** The way to a page as search engines read it: the steps that stand above its title, the page itself last. */
export function breadcrumbList(request: MetadataRequest, words: MetadataWords, trail: readonly LinkShape[]): object {
  const steps = [{ name: words('home.step'), path: '/' }, ...trail]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    'itemListElement': steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      'position': at + 1,
      name,
      'item': pageAddress(request, path),
    })),
  }
}
