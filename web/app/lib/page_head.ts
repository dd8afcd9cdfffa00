import type { MetaDescriptor, MetaFunction } from '@remix-run/react'
import { languageTag, localeOf, localePath, locales, withoutLocale } from './locale'
import { unpack } from './packed'
import type { ScreenData } from './screen_loader'
import type { Metadata } from './shapes'

/** The head of a screen, made from its metadata. Screens export it as `meta`. */
export const pageHead: MetaFunction = ({ data, location }) => {
  const screen = data as ScreenData | null | undefined
  if (!screen?.metadata) return []
  const page = unpack(screen.metadata)
  return [...tags(page), ...alternateLinks(page.canonical, location.pathname, screen.alternates)]
}

function tags(page: Metadata): MetaDescriptor[] {
  const named: [string, string | null | undefined][] = [
    ['description', page.description],
    ['robots', Object.values(page.robots).join(',')],
    ['twitter:card', page.twitter_card],
    ['twitter:title', page.twitter_title],
    ['twitter:description', page.twitter_description],
    ['twitter:image', page.twitter_image],
    ['twitter:image:alt', page.twitter_image && page.twitter_image_alt],
  ]
  const properties: [string, string | null | undefined][] = [
    ['og:type', page.og_type],
    ['og:title', page.og_title],
    ['og:description', page.og_description],
    ['og:url', page.og_url],
    ['og:site_name', page.og_site_name],
    ['og:locale', page.og_locale],
    ['article:published_time', page.article_published_time],
    ['article:modified_time', page.article_modified_time],
    ...page.og_image.flatMap(imageTags),
  ]
  return [
    { title: page.title },
    ...named.filter(([, content]) => content).map(([name, content]) => ({ name, content: content ?? '' })),
    ...properties.filter(([, content]) => content).map(([property, content]) => ({ property, content: content ?? '' })),
    { tagName: 'link', rel: 'canonical', href: page.canonical },
    ...page.feeds.map(({ title, url }) => ({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title,
      href: url,
    })),
  ]
}

function imageTags({ url, width, height, alt }: Metadata['og_image'][number]): [string, string][] {
  return [
    ['og:image', url],
    ...(width ? [['og:image:width', String(width)] as [string, string]] : []),
    ...(height ? [['og:image:height', String(height)] as [string, string]] : []),
    ...(alt ? [['og:image:alt', alt] as [string, string]] : []),
  ]
}

/** `hreflang` links to the page in every locale, and the default one. */
function alternateLinks(canonical: string, pathname: string, paths: Record<string, string> | null): MetaDescriptor[] {
  if (!URL.canParse(canonical)) return []
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const here = pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname
  // The query keeps the page number of a list.
  const { origin, search } = new URL(canonical)
  const hrefOf = (locale: (typeof locales)[number]) =>
    `${origin}${base}${localePath(locale, paths?.[locale] ?? withoutLocale(here))}${search}`
  const known = locales.filter((locale) => !paths || paths[locale] || locale === localeOf(here))
  return [
    ...known.map((locale) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: languageTag(locale),
      href: hrefOf(locale),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: hrefOf('fr_FR') },
  ]
}
