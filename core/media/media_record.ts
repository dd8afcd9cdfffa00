import { isVideoFormat, videoTypes } from '#core/media/inspection/video_formats'
import { slugify } from '#core/text/slug'
import type { JsonSql } from '#core/database/json_sql'

/** A picture, video or document of the media library. */
export interface MediaRecord {
  id: number
  /** Hash of the original's bytes, 32 hexadecimal digits. It is in the URL, so that the content of a URL never changes. */
  hash: string
  /** Name of the uploaded file. */
  name: string
  /** The detected format: `jpeg`, `mp4`, `pdf` and the others of `media_types.ts`. */
  format: string
  /** Of the original, upright, in pixels; zero for a video or document. */
  width: number
  height: number
  /** Size of the original. */
  bytes: number
  /** Its most frequent colour, `#e9e1d6`. */
  placeholder: string
  /** The WebP variants, smallest first. A picture has at least one, the others none. */
  variants: MediaVariant[]
  /** Null: the middle, or no picture. */
  focus: Focus | null
  /** When it was uploaded, as an instant. */
  createdAt: string
}

export interface MediaVariant {
  width: number
  height: number
  /** The cleaned drawing itself, the last one of an SVG. Absent: WebP. */
  form?: 'svg'
}

/** Point of a picture that crops keep in sight, in percent from the left and from the top. */
export interface Focus {
  x: number
  y: number
}

/** A picture as a screen shows it. */
export interface Picture {
  url: string
  /** `url 320w, url 640w`. */
  srcset: string
  width: number
  height: number
  alt: string
  /** CSS colour to show until it is loaded. */
  placeholder: string
  /** Where crops do not keep the middle. */
  focus?: Focus
}

/** A video as a screen shows it. */
export interface Video {
  url: string
  /** `video/mp4`, `video/webm`, `video/quicktime`. */
  type: string
  /** What it shows, in words. */
  title: string
  /** When it was uploaded, as an instant. Search engines require it. */
  uploadedAt: string
}

/** Path under which variants of pictures, videos and documents are served. */
export const MEDIA_PATH = '/media'

export const variantUrl = (hash: string, width: number): string => `${MEDIA_PATH}/${hash}/${width}.webp`

/** Address of a cleaned drawing. */
export const drawingUrl = (hash: string): string => `${MEDIA_PATH}/${hash}/drawing.svg`

/** SQL expressions for the fields of a `MediaRecord`, for queries that join `core_media`. */
export function mediaFields(json: JsonSql, table: string): Record<keyof MediaRecord, string> {
  const column = (name: string) => `${table}.${name}`
  return {
    id: column('id'),
    hash: column('hash'),
    name: column('name'),
    format: column('format'),
    width: column('width'),
    height: column('height'),
    bytes: column('bytes'),
    placeholder: column('placeholder'),
    variants: json.part(column('variants')),
    focus: json.part(column('focus')),
    createdAt: json.instant(column('created_at')),
  }
}

/**
 * A picture with its URLs. `url` is that of the largest variant of pixels, for browsers and mails without `srcset`; a drawing
 * stands in `srcset` as it is.
 */
export function pictureOf({ hash, variants, placeholder, focus }: PictureRecord, alt: string): Picture {
  const drawing = variants.find(({ form }) => form === 'svg')
  const pixels = variants.filter(({ form }) => form === undefined)
  const largest = pixels.at(-1) ?? { width: 0, height: 0 }
  const { width, height } = drawing ?? largest
  return {
    url: variantUrl(hash, largest.width),
    srcset: drawing
      ? `${drawingUrl(hash)} ${largest.width}w`
      : pixels.map((variant) => `${variantUrl(hash, variant.width)} ${variant.width}w`).join(', '),
    width,
    height,
    alt,
    placeholder,
    ...(focus ? { focus } : {}),
  }
}

/** What a picture is made of. Without its focus it is cropped in the middle. */
export type PictureRecord = Pick<MediaRecord, 'hash' | 'variants' | 'placeholder'> & { focus?: Focus | null }

/** Null for a picture. */
export function videoOf({ hash, format, createdAt }: MediaRecord, title: string): Video | null {
  if (!isVideoFormat(format)) return null
  return { url: `${MEDIA_PATH}/${hash}/video.${format}`, type: videoTypes[format], title, uploadedAt: createdAt }
}

/** Width of a picture in a form or list, in pixels; the next larger variant is taken. */
const THUMBNAIL = 320

/** Address that the back office shows a medium from: a small picture, or the file itself. */
export function mediumUrl(
  medium: Pick<MediaRecord, 'hash' | 'format'> & { name?: string; variants: readonly { width: number }[] }
): string {
  const { hash, format, name = '', variants } = medium
  const picture = variants.find(({ width }) => width >= THUMBNAIL) ?? variants.at(-1)
  if (picture) return variantUrl(hash, picture.width)
  const called = isVideoFormat(format) ? 'video' : slugify(name.replace(/\.[^.]*$/, ''), 'file').slice(0, 100)
  return `${MEDIA_PATH}/${hash}/${called}.${format}`
}

/** SQL of a medium of `core_media` in a list: the address of a picture's smallest variant, else the name of the file. */
export const shownMediumSql = (table: string): string => `case when ${table}.width > 0
  then '${MEDIA_PATH}/' || ${table}.hash || '/' || ${firstWidth(`${table}.variants`)} || '.webp' else ${table}.name end`

/** The width in `[{"width":320,"height":240},…]`, which no JSON function of both databases reads alike. It has three digits at most. */
function firstWidth(variants: string): string {
  return `rtrim(substr(${variants}, 11, 4), ',"h')`
}
