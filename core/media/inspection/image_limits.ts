/** The types of picture that are taken. SVG is a program: it needs cleaning first, elsewhere. */
export const imageFormats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
export type ImageFormat = (typeof imageFormats)[number]

export interface ImageLimits {
  /** Size of the file in bytes. */
  bytes: number
  /** Width times height, read from the header: a small file can unpack to gigabytes. */
  pixels: number
  formats: readonly ImageFormat[]
}

export const defaultImageLimits: ImageLimits = {
  bytes: 10_485_760,
  pixels: 50_000_000,
  formats: imageFormats,
}
