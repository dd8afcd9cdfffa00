import { DEFAULT_LOCALE, LOCALES, languageTag, type Locale } from '#core/i18n/locales'
import { escapeXml } from '#core/text/escape_xml'
import { belowPrefix, fileAddress } from '#plugins/platform/services/page_address'
import type { SitemapEntry } from '#plugins/platform/contracts/sitemap_source'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const PARTS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Pictures of a page that a sitemap may name. */
const MOST_PICTURES = 1_000

/** The list of the sitemap's parts. */
export function sitemapIndex(base: string, parts: readonly string[]): string {
  const entries = parts.map((part) => `<sitemap><loc>${escapeXml(`${base}/sitemap/${part}.xml`)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}

/** One part: every page in every language, each naming its pictures and its other languages. */
export function sitemapPages(base: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ paths, updatedAt, images = {} }) => {
    const offered = LOCALES.filter((locale) => paths[locale] !== undefined)
    const hrefs = offered.map((locale) => [locale, href(base, locale, paths[locale] ?? '/')] as const)
    const links = hrefs.length > 1 ? alternates(hrefs) : ''
    const modified = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : ''
    return hrefs.map(([locale, address]) => {
      return `<url><loc>${escapeXml(address)}</loc>${modified}${pictures(base, images[locale])}${links}</url>\n`
    })
  })
  return `${HEAD}<urlset ${NAMESPACE} ${PARTS}>\n${urls.join('')}</urlset>\n`
}

function pictures(base: string, addresses: readonly string[] = []): string {
  return addresses
    .slice(0, MOST_PICTURES)
    .map((address) => `<image:image><image:loc>${escapeXml(fileAddress({ base }, address))}</image:loc></image:image>`)
    .join('')
}

function alternates(hrefs: readonly (readonly [Locale, string])[]): string {
  const standing = hrefs.find(([locale]) => locale === DEFAULT_LOCALE)
  const named = hrefs.map(([locale, address]) => [languageTag(locale), address] as const)
  return [...named, ...(standing ? [['x-default', standing[1]] as const] : [])]
    .map(([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`)
    .join('')
}

function href(base: string, locale: Locale, path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  return `${base}${belowPrefix(locale, encoded)}`
}
