import { readReference } from '#core/rich_text/href'
import type { FoundLink } from '#core/links/link'
import type { Locale } from '#core/i18n/locales'

/** A link of HTML that `cleanHtml` wrote, whose attributes stand in double quotes. */
const LINK = /<a\s(?:[^>]*?\s)?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g

const ENTITIES: Record<string, string> = { 'amp': '&', 'lt': '<', 'gt': '>', 'quot': '"', '#39': "'", 'nbsp': ' ' }

const decode = (text: string): string => text.replace(/&(#39|[a-z]+);/g, (all, name: string) => ENTITIES[name] ?? all)

const encode = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

const textOf = (html: string): string => decode(html.replace(/<[^>]*>/g, ''))

/** The links of cleaned HTML. */
export function linksOfHtml(html: string, place: string, locale: Locale): FoundLink[] {
  if (!html.includes('href="')) return []
  return [...html.matchAll(LINK)].map(([, written = '', inside = '']) => {
    const href = decode(written)
    const target = readReference(href)
    const link = { locale, place, text: textOf(inside), url: href }
    return target ? { ...link, target: { kind: target.kind, id: target.id } } : link
  })
}

/**
 * Cleaned HTML with another address in its links: `change` is given each address as written; null takes the link away and
 * leaves its text.
 */
export function changeHtmlLinks(html: string, change: (href: string) => string | null): string {
  if (!html.includes('href="')) return html
  return html.replace(LINK, (all: string, written: string, inside: string) => {
    const href = decode(written)
    const wanted = change(href)
    if (wanted === href) return all
    return wanted === null ? inside : all.replace(`href="${written}"`, () => `href="${encode(wanted)}"`)
  })
}
