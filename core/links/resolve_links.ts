import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { changeHtmlLinks, linksOfHtml } from '#core/links/html_links'
import { LOCALE_PREFIXES } from '#core/i18n/locales'
import { linkedKey, type Linked } from '#core/links/link'
import { normalisePath } from '#core/permalinks/claim'
import { readReference } from '#core/rich_text/href'
import type { ShopContext } from '#core/context/shop_context'

/** Whether cleaned HTML has references. */
export const hasReferences = (html: string): boolean => html.includes('href="ref:')

export type LinkPlace = Pick<ShopContext, 'channel' | 'locale'>

/** From references to paths for those who read a text, and from paths to references for those who save one. */
@inject()
export class ResolveLinks {
  constructor(private readonly store: Store) {}

  /**
   * The present paths of things in a channel and language, below base path and locale prefix, by `<kind>/<id>`
   * (`linkedKey`). What has no address there is absent. One query, none without targets.
   */
  async paths({ channel, locale }: LinkPlace, targets: readonly Linked[]): Promise<Map<string, string>> {
    const { read } = this.store
    const wanted = new Map(targets.map((target) => [linkedKey(target), { kind: target.kind, id: String(target.id) }]))
    const rows = await read.run<{ kind: string; target: string; path: string }>(
      `select p.kind, p.target, p.path from ${read.rows({ kind: 'text', id: 'text' })}
       join core_permalinks p on p.kind = r.kind and p.target = r.id
       where p.channel = ? and p.locale = ? and p.redirect is null`,
      [...wanted.values()],
      ...[channel, locale]
    )
    return new Map(rows.map(({ kind, target, path }) => [linkedKey({ kind, id: target }), path]))
  }

  /**
   * Paths for references, by the reference as it is written; the anchor stays. A reference to nothing is absent. One
   * query.
   */
  async hrefs(place: LinkPlace, references: readonly string[]): Promise<Map<string, string>> {
    const read = [...new Set(references)].flatMap((href) => {
      const reference = readReference(href)
      return reference ? [{ href, reference }] : []
    })
    const paths = await this.paths(
      place,
      read.map(({ reference }) => reference)
    )
    return new Map(
      read.flatMap(({ href, reference }) => {
        const path = paths.get(linkedKey(reference))
        return path === undefined ? [] : [[href, path + reference.anchor] as const]
      })
    )
  }

  /**
   * Cleaned HTML with paths below the base path in the place of references. What leads nowhere is plain text. One query, none
   * without references.
   */
  async html(place: LinkPlace, html: string): Promise<string> {
    if (!hasReferences(html)) return html
    const paths = await this.hrefs(
      place,
      linksOfHtml(html, '', place.locale).map(({ url = '' }) => url)
    )
    const shown = changeHtmlLinks(html, (href) => {
      if (!readReference(href)) return href
      const path = paths.get(href)
      return path === undefined ? null : `${LOCALE_PREFIXES[place.locale]}${path}`
    })
    // A link inside another one is not found.
    return shown.replaceAll(/ href="ref:[^"]*"/g, '')
  }

  /** What stands at paths below base path and locale prefix, by the path as given; also what stood there. One query. */
  async targets({ channel, locale }: LinkPlace, paths: readonly string[]): Promise<Map<string, Linked>> {
    const { read } = this.store
    const stored = new Map(paths.map((path) => [path, normalisePath(path)]))
    const rows = await read.run<{ kind: string; target: string; path: string }>(
      `select p.kind, p.target, p.path from core_permalinks p where p.path in ${read.texts} and p.channel = ? and p.locale = ? and p.kind not like 'core.%'`,
      [...new Set(stored.values())],
      ...[channel, locale]
    )
    const found = new Map(rows.map(({ kind, target, path }) => [path, { kind, id: target }]))
    return new Map(
      [...stored].flatMap(([path, key]) => {
        const target = found.get(key)
        return target ? [[path, target] as const] : []
      })
    )
  }
}
