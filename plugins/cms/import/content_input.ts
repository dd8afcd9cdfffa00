import { filePathOf } from '#plugins/cms/import/imported_files'
import {
  filesOf,
  placeFiles,
  readWordPressText,
  type ReadText,
  type TextReading,
} from '#plugins/cms/import/wordpress_text'
import { note } from '#plugins/cms/import/notes'
import { oneLine, textOfHtml } from '#core/rich_text/html_text'
import { slugify } from '#core/text/slug'
import type { ImportProblem } from '#core/import/problem'
import type { Input } from '#core/resources/writer'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import type { OldContent } from '#plugins/cms/import/old_record'

/** Lengths of the fields of contents. Longer texts are cut at a word. */
const LENGTHS: Record<string, number> = {
  title: 255,
  excerpt: 500,
  metaTitle: 60,
  metaDescription: 160,
  ogTitle: 95,
  ogDescription: 200,
  twitterTitle: 70,
  twitterDescription: 200,
  canonical: 255,
}

/** A content whose text was read, before its files, terms and author are known. */
export interface ReadContent {
  row: number
  old: OldContent
  text: ReadText
  notes: ImportProblem[]
}

export function readContent(row: number, old: OldContent, reading: TextReading): ReadContent {
  const text = readWordPressText(old.html, reading)
  const notes = [
    ...text.unknownBlocks.map((block) => note('block', row, { block })),
    ...text.keptBlocks.map((block) => note('block_kept', row, { block })),
    ...text.shortcodes.map((shortcode) => note('shortcode', row, { shortcode })),
    ...(old.isProtected ? [note('protected', row)] : []),
  ]
  return { row, old, text, notes }
}

/** Addresses of the files that a content shows, each once. */
export function addressesOf({ old, text }: ReadContent): string[] {
  return [...new Set([...filesOf(text), ...(old.picture ? [old.picture] : [])])]
}

/**
 * The fields of a content as a form would send them. Texts stand in the language of the file, and in the default one until
 * somebody translates them: no content is without it. `idOf`: a file by its address.
 */
export function contentInput(
  { row, old, text, notes }: ReadContent,
  locale: Locale,
  idOf: (address: string) => number | null
): Input {
  const cut = (field: string, value: string) => {
    const most = LENGTHS[field] ?? 255
    const line = oneLine(value)
    if (line.length <= most) return line
    notes.push(note('shortened', row, { field }))
    return line.slice(0, line.lastIndexOf(' ', most) > most / 2 ? line.lastIndexOf(' ', most) : most)
  }
  const document = placeFiles(text, idOf)
  const title = cut('title', textOfHtml(old.title)) || cut('title', old.slug) || filePathOf(old.link) || '—'
  const excerpt = cut('excerpt', textOfHtml(old.excerpt))
  const seo = Object.fromEntries(
    Object.entries(old.seo).map(([field, value]) => [field, typeof value === 'string' ? cut(field, value) : value])
  )
  const written = (value: unknown) => ({ [DEFAULT_LOCALE]: value, [locale]: value })
  const isScheduled = old.status === 'scheduled'
  return {
    title: written(title),
    slug: old.slug ? written(slugify(old.slug, 'page')) : {},
    body: written(document.content.length > 0 ? document : null),
    excerpt: written(excerpt || null),
    ...(Object.keys(seo).length > 0 ? { seo: written({ noIndex: false, noFollow: false, ...seo }) } : {}),
    status: old.status,
    publishAt: isScheduled ? old.publishedAt : null,
    publishedAt: ['published', 'private'].includes(old.status) ? old.publishedAt : null,
    featuredMediaId: old.picture ? idOf(old.picture) : null,
  }
}
