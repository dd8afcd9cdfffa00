import { Picture } from './picture'
import type { ComponentProps } from 'react'

/** The picture above the text of a page, as wide as the page. */
export function LeadPicture({ picture }: Pick<ComponentProps<typeof Picture>, 'picture'>) {
  return (
    <Picture
      picture={picture}
      sizes="(min-width: 1280px) 1216px, 100vw"
      isEager
      className="mb-8 max-h-[32rem] w-full object-cover md:mb-12"
    />
  )
}
