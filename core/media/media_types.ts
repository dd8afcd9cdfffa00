import { videoTypes } from '#core/media/inspection/video_formats'
import type { Label } from '#core/i18n/label'
import type { ImageFormat } from '#core/media/inspection/image_limits'

/** What a field or a form may ask for. */
export const MEDIA_TYPES = ['image', 'video', 'pdf', 'document'] as const

export type MediaType = (typeof MEDIA_TYPES)[number]

/** The types as people read them. */
export const MEDIA_TYPE_LABELS: Record<MediaType, Label> = {
  image: { fr_FR: 'Image', en_GB: 'Picture' },
  video: { fr_FR: 'Vidéo', en_GB: 'Video' },
  pdf: { fr_FR: 'PDF', en_GB: 'PDF' },
  document: { fr_FR: 'Document', en_GB: 'Document' },
}

/** MIME types by format, in the order of the types. The format is the extension that the content has. */
const FORMATS: Record<MediaType, Readonly<Record<string, string>>> = {
  image: {
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    avif: 'image/avif',
    gif: 'image/gif',
    svg: 'image/svg+xml',
  } satisfies Record<ImageFormat | 'svg', string>,
  video: videoTypes,
  pdf: { pdf: 'application/pdf' },
  document: {
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    odt: 'application/vnd.oasis.opendocument.text',
    ods: 'application/vnd.oasis.opendocument.spreadsheet',
    odp: 'application/vnd.oasis.opendocument.presentation',
    epub: 'application/epub+zip',
  },
}

/** The type that a stored or detected format is of; undefined: of none. */
export function mediaTypeOf(format: string): MediaType | undefined {
  return MEDIA_TYPES.find((type) => Object.hasOwn(FORMATS[type], format))
}

/** The formats of these types. */
export const formatsOf = (types: readonly MediaType[]): string[] => types.flatMap((type) => Object.keys(FORMATS[type]))

/** The MIME types of these types, for the browser's choice of files. */
export const mimeTypesOf = (types: readonly MediaType[]): string[] =>
  types.flatMap((type) => Object.values(FORMATS[type]))

/** The MIME type of a format of the library. */
export function mimeTypeOf(format: string): string {
  const type = mediaTypeOf(format)
  return (type && FORMATS[type][format]) ?? 'application/octet-stream'
}
