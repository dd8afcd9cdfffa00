/** Why a picture is not taken. The words are in `core/lang` under `core.media.refused.<code>`. */
export type ImageRefusalCode =
  'not_an_image' | 'type_not_accepted' | 'too_many_bytes' | 'too_many_pixels' | 'truncated' | 'damaged'

/** A picture that is refused; nothing of it was stored. */
export class ImageRefused extends Error {
  override name = 'ImageRefused'

  constructor(
    readonly code: ImageRefusalCode,
    readonly params: Record<string, string | number> = {}
  ) {
    super(`${code} ${JSON.stringify(params)}`)
  }
}
