import { MEDIA_PATH } from '#core/media/media_record'

/** Width of a picture in a form, in pixels; the next larger form is taken. */
const SHOWN = 320

/** Where a form shows a medium from: a small picture, or the video itself. */
export function mediumUrl(medium: { hash: string; format: string; variants: readonly { width: number }[] }): string {
  const { hash, format, variants } = medium
  const picture = variants.find(({ width }) => width >= SHOWN) ?? variants.at(-1)
  return `${MEDIA_PATH}/${hash}/${picture ? `${picture.width}.webp` : `video.${format}`}`
}
