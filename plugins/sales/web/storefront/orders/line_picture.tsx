import type { Picture as PictureData } from '#web/lib/shapes'
import { Picture } from '#web/ui/picture'

/** The picture of a line's product, beside its name. */
export function LinePicture({ image }: { image: PictureData | null }) {
  return (
    <div className="relative h-20">
      <Picture
        picture={image}
        sizes="3.5rem"
        isDecorative
        className="absolute inset-0 size-full object-contain mix-blend-darken"
      />
    </div>
  )
}
