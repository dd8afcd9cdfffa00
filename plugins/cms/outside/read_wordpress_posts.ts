import { DateTime } from 'luxon'
import { DomainError } from '#core/errors/domain_error'
import { documentFromHtml } from '#core/rich_text/document_from_html'
import { hrefKind } from '#core/rich_text/href'
import { nodesIn } from '#core/rich_text/walk'
import { textOfHtml } from '#core/rich_text/html_text'
import { writeInstant } from '#core/time/instant'
import type { RichText } from '#core/rich_text/document'
import type { OutsidePostRow } from '#plugins/cms/outside/tables'

/** A post as the other site gives it. */
export type ReadPost = Omit<OutsidePostRow, 'id' | 'position' | 'pictureMediaId'>

type Json = Record<string, unknown>

/** Characters. A longer text is no post. */
const LONGEST_BODY = 200_000

/**
 * Reads the posts of an answer of `wp/v2/posts`. What has no number, title or address is left out; whatever the texts hold,
 * they are clean afterwards. Null: the answer is no list of posts.
 */
export function readWordpressPosts(answer: unknown): ReadPost[] | null {
  if (!Array.isArray(answer)) return null
  const posts = answer.flatMap((one) => readPost(objectOf(one)) ?? [])
  const seen = new Set<number>()
  return posts.filter(({ outsideId }) => !seen.has(outsideId) && seen.add(outsideId))
}

function readPost(post: Json): ReadPost | null {
  const outsideId = Number(post.id)
  const title = lineOf(rendered(post.title)).slice(0, 300)
  const address = webAddress(post.link)
  const publishedAt = instantOf(post.date_gmt)
  const html = rendered(post.content)
  if (!Number.isSafeInteger(outsideId) || outsideId < 1 || !title || !address || !publishedAt) return null
  const body = html.length > LONGEST_BODY ? null : documentOf(html, address)
  if (body === null) return null
  const embedded = objectOf(post._embedded)
  const picture = objectOf(listOf(embedded['wp:featuredmedia'])[0])
  return {
    outsideId,
    title,
    excerpt: lineOf(rendered(post.excerpt)).slice(0, 600),
    body,
    author: lineOf(textOf(objectOf(listOf(embedded.author)[0]).name)).slice(0, 120),
    address,
    pictureAddress: webAddress(picture.source_url),
    publishedAt,
  }
}

const objectOf = (value: unknown): Json => (value !== null && typeof value === 'object' ? (value as Json) : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : '')
const rendered = (value: unknown): string => textOf(objectOf(value).rendered)

/** WordPress gives even titles as HTML. */
const lineOf = (html: string): string => textOfHtml(`<p>${html.slice(0, 5000)}</p>`)

/**
 * A text in the shape of the shop's own ones. Pictures become links, since the shop's pages load those of their own host
 * only; paths lead to the other site. Null: it has more parts than a page can show.
 */
function documentOf(html: string, base: string): RichText | null {
  try {
    const { document } = documentFromHtml(html, { hasBlocks: false })
    for (const { marks = [] } of nodesIn(document.content)) {
      for (const { attrs } of marks)
        if (attrs && hrefKind(attrs.href) === 'path') attrs.href = new URL(attrs.href, base).href
    }
    return document
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

function webAddress(value: unknown): string | null {
  const text = textOf(value)
  if (!URL.canParse(text) || text.length > 2000) return null
  const { protocol, href, username } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && username === '' ? href : null
}

/** WordPress leaves the zone out of its instants in UTC. */
function instantOf(value: unknown): string | null {
  const moment = DateTime.fromISO(textOf(value), { zone: 'utc' })
  return moment.isValid && moment.year >= 1970 && moment.year <= 9999 ? writeInstant(moment) : null
}
