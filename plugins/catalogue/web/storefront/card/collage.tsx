import type { Picture as PictureData } from '#web/lib/shapes'
import { Picture } from '#web/ui/picture'

interface CollageProps {
  /** Of what is in a bundle or a group, at most four. */
  pictures: PictureData[]
  /** Width of one of them on the page, as the `sizes` attribute says it. */
  sizes: string
  isEager?: boolean
  /** What the whole stands for; without it, it is beside words that say the same. */
  label?: string
}

/** What is in a bundle or a group, side by side on one line. Fills its frame. */
export function Collage({ pictures, sizes, isEager = false, label }: CollageProps) {
  return (
    <div
      role={label ? 'img' : undefined}
      aria-label={label}
      className="absolute inset-0 flex items-end justify-center overflow-hidden px-[3%]"
    >
      {pictures.map((picture) => (
        <Picture
          key={picture.url}
          picture={picture}
          sizes={sizes}
          isEager={isEager}
          isDecorative
          className="-mx-[2%] h-[72%] w-0 max-w-[40%] flex-1 object-cover object-bottom mix-blend-darken"
        />
      ))}
    </div>
  )
}
