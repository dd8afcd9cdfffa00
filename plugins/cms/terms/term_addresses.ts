import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { Permalinks } from '#core/permalinks/permalinks'
import { slugTaken } from '#plugins/cms/errors'
import type { Claim } from '#core/permalinks/claim'
import type { Transaction } from '#core/database/store'

/** Kinds of categories and tags among the permalinks. */
export const CATEGORY_KIND = 'cms.category'
export const TAG_KIND = 'cms.tag'

export type TermKind = typeof CATEGORY_KIND | typeof TAG_KIND

/** The folder that they stand in. */
const FOLDERS: Record<TermKind, Record<Locale, string>> = {
  'cms.category': { fr_FR: '/rubrique', en_GB: '/topic' },
  'cms.tag': { fr_FR: '/etiquette', en_GB: '/tag' },
}

/** Where content categories and tags stand in the shop: `/rubrique/regions`. */
@inject()
export class TermAddresses {
  constructor(
    private readonly permalinks: Permalinks,
    private readonly channels: ChannelPort
  ) {}

  /** The slug with `-2`, `-3`… if another one has it. `id` 0: a new term. */
  async freeSlug(trx: Transaction, kind: TermKind, id: number, locale: Locale, slug: string): Promise<string> {
    let free = `${FOLDERS[kind][locale]}/${slug}`
    // A slug must be free in every channel at once.
    for (const claim of this.#claims(kind, id, locale, free)) {
      const [found] = await this.permalinks.free(trx, [{ ...claim, path: free }])
      free = found?.path ?? free
    }
    return free.slice(free.lastIndexOf('/') + 1)
  }

  /** @throws slugTaken */
  async claim(
    trx: Transaction,
    kind: TermKind,
    { id, slug }: { id: number; slug: Record<Locale, string | null> }
  ): Promise<void> {
    const claims = LOCALES.flatMap((locale) =>
      slug[locale] ? this.#claims(kind, id, locale, `${FOLDERS[kind][locale]}/${slug[locale]}`) : []
    )
    const [lost] = (await this.permalinks.claim(trx, claims)).taken
    if (lost) throw slugTaken({ path: lost.path }, `slug.${lost.locale}`)
  }

  release(trx: Transaction, kind: TermKind, id: number): Promise<void> {
    return this.permalinks.release(trx, kind, [String(id)])
  }

  #claims(kind: TermKind, id: number, locale: Locale, path: string): Claim[] {
    return this.channels.all().map(({ code: channel }) => ({ channel, locale, path, kind, target: String(id) }))
  }
}
