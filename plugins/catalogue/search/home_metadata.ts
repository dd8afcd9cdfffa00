import { metaLine } from '#plugins/catalogue/listing/meta_line'
import { readers } from '#plugins/catalogue/listing/readers'
import { metadataWords } from '#plugins/catalogue/search/metadata_words'
import type { Metadata, MetadataImage, MetadataRequest } from '#plugins/platform/index'

/** What the start page shows first: the shop's own sentence, and its lead picture or else its newest bottle. */
export async function homeMetadata(request: MetadataRequest): Promise<Partial<Metadata>> {
  const { channel, locale } = request
  const words = await metadataWords(request)
  const { views, home } = await readers()
  const { settings } = views
  const sentence = settings.get<string>('configuration.general.home_lead_sentence', { channel, locale })
  const lead = settings.get<string>('configuration.general.home_lead_picture', { channel })
  const picture = lead ? leadPicture(lead) : await home.picture({ channel, locale, currency: '' })
  return { title: words('home.title'), description: metaLine(sentence), ...(picture && { og_image: [picture] }) }
}

/** An address of the media library ends in the picture's width. */
function leadPicture(url: string): MetadataImage {
  const [, width] = /\/media\/.*\/(\d{3,4})\.webp$/.exec(url) ?? []
  return width ? { url, width: Number(width) } : { url }
}
