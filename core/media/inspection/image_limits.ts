/** The accepted image formats of pixels. SVG drawings are cleaned first (`clean_svg.ts`). */
export const imageFormats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
export type ImageFormat = (typeof imageFormats)[number]

export interface ImageLimits {
  /** Size of the file in bytes. */
  bytes: number
  /** Width times height, from the header: a small file can decode to gigabytes. */
  pixels: number
  formats: readonly ImageFormat[]
}

export const defaultImageLimits: ImageLimits = {
  bytes: 10_485_760,
  pixels: 50_000_000,
  formats: imageFormats,
}
