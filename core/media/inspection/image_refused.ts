import { MediaRefused } from '#core/media/inspection/media_refused'

/** Why a picture is not taken. */
export type ImageRefusalCode =
  'not_an_image' | 'type_not_accepted' | 'too_many_bytes' | 'too_many_pixels' | 'truncated' | 'damaged'

/** A picture that is refused. */
export class ImageRefused extends MediaRefused<ImageRefusalCode> {
  override name = 'ImageRefused'
}
