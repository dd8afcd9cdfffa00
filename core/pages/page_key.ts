import type { HttpContext } from '@adonisjs/core/http'

/** Query parameters that change what a page shows. Others are dropped from the key and the page. */
const KNOWN =
  /^(page|next|limit|gone|category|tag|kind|order|quote|key|facet|sort|q|variant|_routes|filter\[[a-z0-9_]{1,40}\]|part\[[a-z0-9_-]{1,40}\]|count\[[\w.-]{1,110}\]|quantity\[[\w.-]{1,64}\])(\[\])?$/

/** Longest query of a cached page, in characters. Pages with longer ones are rendered each time. */
const LONGEST = 512

export interface PageKey {
  key: string
  /** Path with the known parameters only, sorted: what the page is rendered for. */
  path: string
}

/** The cache key of the requested page. Null: the page is not cached. */
export function pageKey(ctx: HttpContext): PageKey | null {
  const raw = ctx.request.request.url ?? '/'
  const at = raw.indexOf('?')
  const path = at < 0 ? raw : raw.slice(0, at)
  const query = at < 0 ? '' : knownQuery(raw.slice(at + 1))
  if (query.length > LONGEST) return null
  const full = query ? `${path}?${query}` : path
  const { channel, currency } = ctx.shop
  const place = `${ctx.request.protocol()}://${ctx.request.host()}`
  return { key: `${channel} ${currency} ${place} ${full}`, path: full }
}

function knownQuery(text: string): string {
  const known = [...new URLSearchParams(text)].filter(([name]) => KNOWN.test(name))
  known.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  return new URLSearchParams(known).toString()
}
