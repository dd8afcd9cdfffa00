import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { MediaLibrary } from '#core/media/media_library'
import { ReadResource } from '#core/resources/read_resource'
import { Settings } from '#core/settings/settings'
import { mediumUrl } from '#core/media/media_record'
import type guides from '#plugins/product_guides/resources/guides'

/** A guide as the page of a product shows it. */
export interface ShownGuide {
  id: number
  title: string
  steps: string
  picture: string | null
}

/** Lists the guides of a product that help most, in the visitor's language. */
@inject()
export class ListGuides {
  constructor(
    private readonly rows: ReadResource,
    private readonly settings: Settings,
    private readonly library: MediaLibrary
  ) {}

  async execute(productId: number, locale: Locale): Promise<ShownGuide[]> {
    const most = await this.settings.get<number>('product_guides.most')
    const found = await this.rows.select<typeof guides>(
      'product_guides.guides',
      `where is_shown = true and id in (select owner_id from product_guides_guides_products where target_id = ?)
       order by thanks desc, id limit ?`,
      [productId, most]
    )
    const pictures = await this.library.find(found.flatMap(({ pictureId }) => pictureId ?? []))
    return found.map(({ id, title, steps, pictureId }) => {
      const picture = pictures.get(Number(pictureId))
      return {
        id,
        title: title[locale] ?? title[DEFAULT_LOCALE] ?? '',
        steps: steps[locale] ?? steps[DEFAULT_LOCALE] ?? '',
        picture: picture ? mediumUrl(picture) : null,
      }
    })
  }
}
