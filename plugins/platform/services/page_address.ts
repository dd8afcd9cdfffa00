import { LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import type { MetadataRequest } from '#plugins/platform/contracts/metadata_source'

type Place = Pick<MetadataRequest, 'base' | 'locale'>

/** A path below base and locale prefix as an address; a full address, or one that bears the base already, keeps its path. */
export function pageAddress({ base, locale }: Place, address: string): string {
  if (URL.canParse(address)) return address
  const { origin, pathname } = new URL(base)
  if (address.startsWith(`${pathname}/`) || !address.startsWith('/')) return new URL(address, `${origin}/`).href
  return `${base}${belowPrefix(locale, address)}`
}

/** A path with the prefix of its language; only the first home ends in a stroke, as the links of pages have it. */
export function belowPrefix(locale: Locale, path: string): string {
  const prefix = LOCALE_PREFIXES[locale]
  return path === '/' && prefix ? prefix : `${prefix}${path}`
}

/** A file's address: pictures and papers are served from the root of the host, whatever base and language the page has. */
export function fileAddress({ base }: Pick<MetadataRequest, 'base'>, address: string): string {
  return new URL(address, base).href
}

/** The page number in the address of a list, from 1. */
export function pageNumber(url: URL): number {
  const page = Number(url.searchParams.get('page'))
  return page > 1 && Number.isSafeInteger(page) ? page : 1
}

/** The path of the same page of a list, without any other parameter. */
export function pagedPath(path: string, url: URL): string {
  const page = pageNumber(url)
  return page > 1 ? `${path}?page=${page}` : path
}
