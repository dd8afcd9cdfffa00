import { inject } from '@adonisjs/core'
import { MediaLibrary } from '#core/media/media_library'
import { slugify } from '#core/text/slug'
import { pictureUnknown } from '#plugins/catalogue/media/errors'
import { slugReserved, slugTaken } from '#plugins/catalogue/permalinks/errors'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import type { CategoryKind, CategoryTexts } from '#plugins/catalogue/categories/category_tree'
import type { Locale } from '#core/i18n/locales'
import type { Transaction } from '#core/database/store'

type Texts = Partial<Record<Locale, Partial<CategoryTexts>>>

/** What staff may not say of a category: an address that is taken, a picture that is not there. */
@inject()
export class CategoryChecks {
  constructor(
    private readonly addresses: Addresses,
    private readonly media: MediaLibrary
  ) {}

  /** Slugs that somebody typed: a screen's is refused, and another thing's is not numbered but refused too. */
  async refuseSlugs(
    trx: Transaction,
    { id, kind, texts: standing = {} }: { id: number; kind: CategoryKind; texts?: Texts },
    texts: Texts = {}
  ): Promise<void> {
    const wishes = (Object.entries(texts) as [Locale, Partial<CategoryTexts>][]).flatMap(([locale, { slug }]) => {
      const wanted = slug ? slugify(slug) : ''
      return wanted === '' || wanted === standing[locale]?.slug ? [] : [{ id, locale, slug: wanted }]
    })
    const reserved = wishes.find(({ slug }) => this.addresses.isReserved(kind, slug))
    if (reserved) throw slugReserved({ slug: reserved.slug }, `texts.${reserved.locale}.slug`)
    const taken = wishes.length > 0 ? await this.addresses.firstTaken(trx, kind, wishes) : null
    if (taken) throw slugTaken({}, `texts.${taken.locale}.slug`)
  }

  async refusePictures(
    trx: Transaction,
    given: { logoMediaId?: number | null; bannerMediaId?: number | null }
  ): Promise<void> {
    for (const field of ['logoMediaId', 'bannerMediaId'] as const) {
      const id = given[field]
      if (!id) continue
      const found = (await this.media.find([id], trx)).get(id)
      if (!found || found.variants.length === 0) throw pictureUnknown({}, field)
    }
  }
}
