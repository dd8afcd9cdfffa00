import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { MediaFiles } from '#core/media/media_files'
import { Store } from '#core/database/store'
import { brandingOf } from '#plugins/branding/branding'
import { darkened } from '#plugins/branding/services/readable_colour'
import { hexOf } from '#plugins/branding/services/colour'
import type { PrintLogo, PrintLookSource } from '#core/print/print_look'

const WHITE = '#ffffff'

/** Pixels: the widest that a logo is printed, at 300 dots an inch. */
const WIDTH = 620

/** Logos that are kept: those of a shop's brands. */
const MOST_KEPT = 20

const kept = new Map<string, PrintLogo>()

/** The shop's colour and logo for its documents. */
const printLook: PrintLookSource = {
  async look(channel) {
    const { colours, images } = await brandingOf(await app.container.make(Store), channel)
    const own = colours.find(({ id }) => id === 'primary')?.value
    const logo = await printed(images.desktop_logo?.pixels ?? '')
    return Object.assign({ logo }, own && { primary: darkened(hexOf(own), WHITE) })
  },
}

export default printLook

/** The pixels of a logo by their address; null: there are none. */
async function printed(address: string): Promise<PrintLogo | null> {
  const known = kept.get(address)
  if (known) return known
  const [, hash = '', width = ''] = /\/media\/([0-9a-f]{32})\/(\d+)\.webp$/.exec(address) ?? []
  const bytes = hash && (await (await app.container.make(MediaFiles)).variant(hash, Number(width)))
  if (!bytes) return null
  const picture = sharp(bytes).resize({ width: WIDTH, withoutEnlargement: true }).flatten({ background: WHITE })
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
  const logo = { uri: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(address, logo)
  return logo
}
