import { Picture } from '#web/ui/picture'
import type { BlockProps, BlockStyle } from '../document'
import { TextLink } from '../text_link'

interface ImageValues {
  /** Id in the media library. */
  picture: number | null
  alt: string
  caption: string
  size: 'text' | 'wide' | 'small'
  link: string
}

const SIZES = {
  text: '(min-width: 768px) 672px, 94vw',
  wide: '(min-width: 1344px) 1024px, 94vw',
  small: '(min-width: 768px) 336px, 60vw',
}

/** A picture with its caption. The alternative text is the block's own, or that of the library. */
export function ImageBlock({ values, media, isEager = false }: BlockProps<ImageValues> & BlockStyle) {
  const { picture, alt, caption, size, link } = values
  const found = picture === null ? undefined : media[picture]
  if (found?.type !== 'image') return null
  const shown = (
    <Picture picture={{ ...found.picture, alt: alt || found.picture.alt }} sizes={SIZES[size]} isEager={isEager} />
  )
  return (
    <figure data-size={size}>
      {link ? <TextLink href={link}>{shown}</TextLink> : shown}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
