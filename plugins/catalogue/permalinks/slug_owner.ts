import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Permalinks } from '#core/permalinks/permalinks'
import { slugify } from '#core/text/slug'
import { slugReserved, slugTaken } from '#plugins/catalogue/permalinks/errors'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import type { DomainError } from '#core/errors/domain_error'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'
import { permalinkKind, type AddressKind } from '#plugins/catalogue/permalinks/address_kinds'

/** A slug that a person typed. */
export interface TypedSlug {
  /** The thing that wants it; null: a new one. */
  id: number | null
  locale: Locale
  slug: string
  /** Field of the form. */
  field: string
}

/** Whether people may have the slugs they typed: an import takes the next free one, a person is told. */
@inject()
export class SlugOwner {
  constructor(
    private readonly permalinks: Permalinks,
    private readonly addresses: Addresses,
    private readonly channels: ChannelPort
  ) {}

  /** What speaks against them. At most two statements. */
  async refusals(trx: Transaction, kind: AddressKind, typed: readonly TypedSlug[]): Promise<DomainError[]> {
    const errors = typed
      .filter(({ slug }) => this.addresses.isReserved(kind, slugify(slug)))
      .map(({ slug, field }) => slugReserved({ slug }, field))
    const asked = typed.filter(({ field }) => !errors.some((error) => error.field === field))
    if (asked.length === 0) return errors
    const claims = this.channels.all().flatMap(({ code: channel }) =>
      asked.map((each) => ({
        channel,
        locale: each.locale,
        kind: permalinkKind(kind),
        target: String(each.id ?? 0),
        path: this.addresses.path(kind, each.locale, slugify(each.slug)),
      }))
    )
    const free = await this.permalinks.free(trx, claims)
    const lost = new Set<TypedSlug>()
    for (const [index, { path }] of claims.entries()) {
      if (free[index]?.path !== path) lost.add(asked[index % asked.length] as TypedSlug)
    }
    return [...errors, ...[...lost].map(({ slug, field }) => slugTaken({ slug }, field))]
  }
}
