import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Permalinks } from '#core/permalinks/permalinks'
import { slugify } from '#core/text/slug'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import type { Locale } from '#core/i18n/locales'
import { permalinkKind } from '#plugins/catalogue/permalinks/address_kinds'

export interface CheckedSlug {
  /** The slug as it would be stored. */
  slug: string
  /** Null if the slug is free. */
  problem: 'taken' | 'reserved' | null
}

/** Whether a product may have a slug: one indexed look-up a channel. */
@inject()
export class CheckSlug {
  constructor(
    private readonly permalinks: Permalinks,
    private readonly addresses: Addresses,
    private readonly channels: ChannelPort
  ) {}

  async execute({
    id,
    locale,
    slug: typed,
  }: {
    id: number | null
    locale: Locale
    slug: string
  }): Promise<CheckedSlug> {
    const slug = slugify(typed)
    if (slug === '') return { slug, problem: null }
    if (this.addresses.isReserved('product', slug)) return { slug, problem: 'reserved' }
    for (const { code } of this.channels.all()) {
      const found = await this.permalinks.resolve(code, locale, this.addresses.path('product', locale, slug))
      const isOwn = found?.kind === permalinkKind('product') && found.target === String(id)
      if (found && !isOwn) return { slug, problem: 'taken' }
    }
    return { slug, problem: null }
  }
}
