import { MediaRefused } from '#core/media/inspection/media_refused'

export type ImageRefusalCode =
  'empty' | 'not_an_image' | 'type_not_accepted' | 'too_many_bytes' | 'too_many_pixels' | 'truncated' | 'damaged'

export class ImageRefused extends MediaRefused<ImageRefusalCode> {
  override name = 'ImageRefused'
}
