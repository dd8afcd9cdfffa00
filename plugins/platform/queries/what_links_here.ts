import { inject } from '@adonisjs/core'
import { LinkNames, type LinkReader } from '#core/links/link_names'
import { Links } from '#core/links/links'
import { linkedKey, type Linked } from '#core/links/link'
import type { LinkedRecord } from '#core/links/link_kinds'

/** A thing that links to another one, as the person may see it. */
export interface LinkingPage extends Pick<LinkedRecord, 'edit'> {
  kind: string
  id: string
  /** Empty: the person may not see it. */
  title: string
  label: string
  /** The texts of its links. */
  linkTexts: string[]
}

const MOST = 200

/** What links to a thing: the number of pages, menus and so on, and the first of them. */
@inject()
export class WhatLinksHere {
  constructor(
    private readonly links: Links,
    private readonly names: LinkNames
  ) {}

  async execute(target: Linked, reader: LinkReader): Promise<{ total: number; data: LinkingPage[] }> {
    const { total, links } = await this.links.to([target], MOST)
    const named = await this.names.of(
      links.map(({ source }) => source),
      reader
    )
    const pages = new Map<string, LinkingPage>()
    for (const { source, text } of links) {
      const key = linkedKey(source)
      const name = named.get(key)
      const { title = '', label = '', edit = null } = name ?? {}
      const page = pages.get(key) ?? { ...source, title, label, edit, linkTexts: [] }
      if (name && text && !page.linkTexts.includes(text)) page.linkTexts.push(text)
      pages.set(key, page)
    }
    return { total, data: [...pages.values()] }
  }
}
