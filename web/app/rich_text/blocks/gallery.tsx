import { Picture } from '#web/ui/picture'
import type { BlockProps, BlockStyle } from '../document'

interface GalleryValues {
  /** Ids in the media library. */
  pictures: number[]
  columns: '2' | '3' | '4'
  caption: string
}

/** Several pictures side by side, cut to one shape: two in a row on a phone. */
export function GalleryBlock({ values, media, isEager = false }: BlockProps<GalleryValues> & BlockStyle) {
  const { pictures, columns, caption } = values
  const shown = pictures.flatMap((id) => {
    const found = media[id]
    return found?.type === 'image' ? [found.picture] : []
  })
  if (shown.length === 0) return null
  return (
    <figure data-size="wide">
      <ul data-gallery={columns}>
        {shown.map((picture, at) => (
          <li key={picture.url}>
            <Picture
              picture={picture}
              sizes={`(min-width: 768px) ${Math.round(1024 / Number(columns))}px, 46vw`}
              isEager={isEager && at < 2}
            />
          </li>
        ))}
      </ul>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
