import { LOCALES, type Locale } from '#core/i18n/locales'
import { changeHtmlLinks, linksOfHtml } from '#core/links/html_links'
import type { FoundLink, Linked } from '#core/links/link'
import type { LinkChange } from '#core/links/link_kinds'
import type { LinksOf } from '#core/links/links'

type Descriptions = Partial<Record<Locale, { description?: string } | undefined>>

/** The links of descriptions in every language. */
function descriptionLinks(texts: Descriptions): FoundLink[] {
  return LOCALES.flatMap((locale) => linksOfHtml(texts[locale]?.description ?? '', 'description', locale))
}

/** The links to record of a thing whose texts are written; none where its links cannot have changed. */
export function changedLinks(source: Linked, before: Descriptions, after: Descriptions): LinksOf[] {
  const has = (texts: Descriptions) => LOCALES.some((locale) => texts[locale]?.description?.includes('href='))
  const isSame = LOCALES.every((locale) => before[locale]?.description === after[locale]?.description)
  return isSame || (!has(before) && !has(after)) ? [] : [{ source, found: descriptionLinks(after) }]
}

/** The descriptions that change when a link does, by language; null: none has it. */
export function changedDescriptions(
  rows: readonly { locale: Locale; description: string }[],
  { from, to }: LinkChange
): Partial<Record<Locale, { description: string }>> | null {
  const changed = rows.flatMap(({ locale, description }) => {
    const next = changeHtmlLinks(description, (href) => (href === from ? to : href))
    return next === description ? [] : [[locale, { description: next }] as const]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : null
}
