import { inject } from '@adonisjs/core'
import { MediaFiles } from '#core/media/media_files'
import { Store } from '#core/database/store'
import { brandingOf, shownPictures, type Branding } from '#plugins/branding/branding'
import { hexOf } from '#plugins/branding/services/colour'

/** Sides of the icons, in pixels: tab, phone, manifest. */
export const ICON_SIDES = [32, 180, 192, 512] as const

/** The hash of the logo that the icons of a branding are made from; undefined: they are the house's mark. */
export function iconHash({ images }: Pick<Branding, 'images'>): string | undefined {
  const logo = images.mobile_logo ?? images.desktop_logo
  return /^\/media\/([0-9a-f]{32})\//.exec(logo?.url ?? '')?.[1]
}

/** Share of the side that stays free around the logo, on each side. */
const MARGIN = 0.08

/** Icons that are kept: those of several brands in all sizes. */
const MOST_KEPT = 40

const kept = new Map<string, Buffer>()

/** Icons of the site from a logo, on the colour of the page. */
@inject()
export class BrandIcons {
  constructor(
    private readonly store: Store,
    private readonly files: MediaFiles
  ) {}

  /** PNG; null: no brand shows a picture with this hash. */
  async icon(hash: string, side: number, channel: string): Promise<Buffer | null> {
    const pictures = await shownPictures(this.store)
    const logo = pictures.find(({ pixels }) => pixels.includes(`/${hash}/`))
    const width = Number(/\/(\d+)\.webp$/.exec(logo?.pixels ?? '')?.[1])
    if (!logo || !width) return null
    const { colours } = await brandingOf(this.store, channel)
    const background = hexOf(colours.find(({ id }) => id === 'paper')?.value ?? '255 255 255')
    const key = `${hash} ${side} ${background}`
    const known = kept.get(key)
    if (known) return known
    const bytes = await this.files.variant(hash, width)
    if (!bytes) return null
    const made = await drawn(bytes, side, background)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, made)
    return made
  }
}

async function drawn(logo: Buffer, side: number, background: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const margin = Math.round(side * MARGIN)
  const inner = side - 2 * margin
  const fitted = sharp(logo).resize({ width: inner, height: inner, fit: 'contain', background })
  const whole = fitted.extend({ top: margin, bottom: margin, left: margin, right: margin, background })
  return whole.flatten({ background }).png().toBuffer()
}
