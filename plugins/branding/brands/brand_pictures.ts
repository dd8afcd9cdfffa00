import { drawingUrl, variantUrl, type MediaVariant } from '#core/media/media_record'
import { IMAGE_PLACES, type ImagePlace } from '#plugins/branding/default_tokens'
import type { Reader } from '#core/database/reader'

/** A logo or background as pages show it. */
export interface BrandPicture {
  url: string
  width: number
  height: number
  /** Address of the same as WebP, for mails and whatever else shows no drawings. */
  pixels: string
}

interface Row {
  id: number
  hash: string
  variants: string
}

/** Width of a logo, in pixels: twice as wide as the widest place that shows it. The next larger variant is taken. */
const LOGO_WIDTH = 480

/** The pictures with these ids, by place: a logo needs fewer pixels than a background. */
export async function readPictures(
  reader: Pick<Reader, 'all'>,
  ids: readonly number[]
): Promise<Map<number, Record<ImagePlace, BrandPicture>>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const among = wanted.map(() => '?').join(', ')
  const rows = await reader.all<Row>(`select id, hash, variants from core_media where id in (${among})`, wanted)
  return new Map(rows.map((row) => [Number(row.id), placed(row)]))
}

function placed({ hash, variants }: Row): Record<ImagePlace, BrandPicture> {
  const forms = JSON.parse(variants) as MediaVariant[]
  const pictures = IMAGE_PLACES.map((place) => [place, shown(hash, forms, place.endsWith('logo'))])
  return Object.fromEntries(pictures) as Record<ImagePlace, BrandPicture>
}

function shown(hash: string, forms: readonly MediaVariant[], isLogo: boolean): BrandPicture | null {
  const drawing = forms.find(({ form }) => form === 'svg')
  const rendered = forms.filter(({ form }) => form === undefined)
  const fitting = isLogo ? rendered.find(({ width }) => width >= LOGO_WIDTH) : undefined
  const chosen = fitting ?? rendered.at(-1)
  if (!chosen) return null
  const pixels = variantUrl(hash, chosen.width)
  const { width, height } = drawing ?? chosen
  return { url: drawing ? drawingUrl(hash) : pixels, width, height, pixels }
}
