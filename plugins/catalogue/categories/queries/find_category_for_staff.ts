import { inject } from '@adonisjs/core'
import { MediaLibrary } from '#core/media/media_library'
import { Store } from '#core/database/store'
import { findCategory, type CategoryRow } from '#plugins/catalogue/categories/category_rows'

/** A chosen picture, as its field shows it. */
export interface ChosenPicture {
  url: string
  width: number
  height: number
}

/** A category with the additional data that its form shows. */
export interface CategoryForStaff {
  data: CategoryRow
  meta: {
    /** What would go with it, or lose its place. */
    below: number
    products: number
    logo: ChosenPicture | null
    banner: ChosenPicture | null
  }
}

const COUNTS = `select
  (select count(*) from catalogue_category_closure where ancestor_id = ?) - 1 as below,
  (select count(distinct pc.product_id) from catalogue_category_closure c
    join catalogue_product_categories pc on pc.category_id = c.descendant_id where c.ancestor_id = ?) as products`

/** One category or dish for its form; null when there is none. */
@inject()
export class FindCategoryForStaff {
  constructor(
    private readonly store: Store,
    private readonly media: MediaLibrary
  ) {}

  async execute(id: number): Promise<CategoryForStaff | null> {
    const { reader } = this.store
    const data = await findCategory(this.store.read, id)
    if (!data) return null
    const counts = await reader.first<{ below: number; products: number }>(COUNTS, [id, id])
    const ids = [data.logoMediaId, data.bannerMediaId].filter((each) => each !== null)
    const found = await this.media.find(ids)
    const picture = (of: number | null): ChosenPicture | null => {
      const record = of === null ? undefined : found.get(of)
      if (!record) return null
      const { url, width, height } = this.media.picture(record, '')
      return { url, width, height }
    }
    return {
      data,
      meta: {
        below: Number(counts?.below ?? 0),
        products: Number(counts?.products ?? 0),
        logo: picture(data.logoMediaId),
        banner: picture(data.bannerMediaId),
      },
    }
  }
}
