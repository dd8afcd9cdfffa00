import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Links } from '#core/links/links'
import { Permalinks } from '#core/permalinks/permalinks'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { Settings } from '#core/settings/settings'
import { pathOf, patternOf } from '#plugins/catalogue/permalinks/address_patterns'
import { slugReserved } from '#plugins/catalogue/permalinks/errors'
import { LOCALES, type Locale } from '#core/i18n/locales'
import type { Claim } from '#core/permalinks/claim'
import type { Transaction } from '#core/database/store'
import { permalinkKind, type AddressKind } from '#plugins/catalogue/permalinks/address_kinds'

/** A thing that wants to be found under a slug in a language. */
export interface SlugWish {
  id: number
  locale: Locale
  slug: string
}

/** How often a slug is looked for that is free in every channel. */
const ROUNDS = 3

const keyOf = ({ id, locale }: Pick<SlugWish, 'id' | 'locale'>): string => `${id} ${locale}`

/**
 * Where products, categories and dishes stand in the shop: the pattern of their kind with their
 * slug. A slug that is taken anywhere gets `-2`, `-3`…
 */
@inject()
export class Addresses {
  constructor(
    private readonly permalinks: Permalinks,
    private readonly reserved: ReservedPaths,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly links: Links
  ) {}

  /** True for a slug at which a screen stands in some language. */
  isReserved(kind: AddressKind, slug: string): boolean {
    return LOCALES.some((locale) => this.reserved.has(this.path(kind, locale, slug)))
  }

  /** Path below the base path and the locale's prefix. */
  path(kind: AddressKind, locale: Locale, slug: string): string {
    return pathOf(patternOf(this.settings, kind, locale), slug)
  }

  /** The first wish whose address another thing has, or had, in some channel; null when all are free. */
  async firstTaken(trx: Transaction, kind: AddressKind, wishes: readonly SlugWish[]): Promise<SlugWish | null> {
    const free = await this.#free(trx, kind, [...wishes])
    return wishes.find(({ slug }, index) => free[index]?.slug !== slug) ?? null
  }

  /**
   * Takes the addresses of things in every channel; the old ones lead there from now on. Gives the
   * slugs they got, in the order of the wishes.
   */
  async claim(trx: Transaction, kind: AddressKind, wishes: readonly SlugWish[]): Promise<SlugWish[]> {
    const got = new Map(wishes.map((wish) => [keyOf(wish), wish]))
    let open = [...wishes]
    for (let round = 0; open.length > 0; round += 1) {
      if (round > ROUNDS) throw slugReserved({ slug: open[0]?.slug ?? '' })
      // Most are free: asking first for every one would cost as much again.
      if (round > 0) open = await this.#free(trx, kind, open)
      for (const wish of open) got.set(keyOf(wish), wish)
      const { taken } = await this.permalinks.claim(trx, this.#claims(kind, open))
      const lost = new Set(taken.map(({ target, locale }) => keyOf({ id: Number(target), locale })))
      open = open.filter((wish) => lost.has(keyOf(wish)))
    }
    return wishes.map((wish) => got.get(keyOf(wish)) as SlugWish)
  }

  /** Gives up all addresses of deleted things, and forgets the links in them. */
  async release(trx: Transaction, kind: AddressKind, ids: readonly number[]): Promise<void> {
    await this.permalinks.release(trx, permalinkKind(kind), ids.map(String))
    await this.links.remove(trx, permalinkKind(kind), ids)
  }

  /** The wishes with slugs that are free in every channel. */
  async #free(trx: Transaction, kind: AddressKind, wishes: SlugWish[]): Promise<SlugWish[]> {
    let found = wishes
    for (const { code } of this.channels.all()) {
      const free = await this.permalinks.free(trx, this.#claims(kind, found, [code]))
      found = found.map((wish, index) => {
        const [before = '', after = ''] = patternOf(this.settings, kind, wish.locale).split('{slug}')
        const path = free[index]?.path ?? this.path(kind, wish.locale, wish.slug)
        return { ...wish, slug: path.slice(before.length, path.length - after.length) }
      })
    }
    return found
  }

  #claims(
    kind: AddressKind,
    wishes: readonly SlugWish[],
    channels = this.channels.all().map(({ code }) => code)
  ): Claim[] {
    return channels.flatMap((channel) =>
      wishes.map(({ id, locale, slug }) => ({
        channel,
        locale,
        path: this.path(kind, locale, slug),
        kind: permalinkKind(kind),
        target: String(id),
      }))
    )
  }
}
