import app from '@adonisjs/core/services/app'
import { FindShownMedia } from '#core/rich_text/find_shown_media'
import type { ContentRecord } from '#plugins/cms/site/read_content'
import type { Locale } from '#core/i18n/locales'
import type { Metadata, MetadataImage } from '#plugins/platform/index'
import type { Picture } from '#core/media/media_record'

/** Pictures that a page is shared with: those of its search engine fields, else the featured one. */
export async function sharedImages(
  { seo, picture, title }: Pick<ContentRecord, 'seo' | 'picture' | 'title'>,
  locale: Locale
): Promise<Pick<Metadata, 'og_image'> & Partial<Pick<Metadata, 'twitter_image' | 'twitter_image_alt'>>> {
  const ids = [seo?.ogImage, seo?.twitterImage].filter((id) => typeof id === 'number')
  const found = await (await app.container.make(FindShownMedia)).execute(ids, locale)
  const pictureOf = (id: number | null | undefined): Picture | null => {
    const medium = found[String(id)]
    return medium?.type === 'image' ? medium.picture : null
  }
  const shared = pictureOf(seo?.ogImage) ?? picture
  const twitter = pictureOf(seo?.twitterImage)
  const images = shared ? [imageOf(shared, title)] : []
  if (!twitter) return { og_image: images }
  return { og_image: images, twitter_image: twitter.url, twitter_image_alt: twitter.alt || title }
}

const imageOf = ({ url, width, height, alt }: Picture, title: string): MetadataImage => {
  return { url, width, height, alt: alt || title }
}
