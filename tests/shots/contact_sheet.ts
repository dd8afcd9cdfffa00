import sharp from 'sharp'

export interface Shot {
  label: string
  file: string
}

/** How a sheet is laid out, in pixels. */
export interface Layout {
  columns: number
  cell: { width: number; height: number }
}

const LABEL = 28
const GAP = 12
const SMALL: Layout = { columns: 6, cell: { width: 300, height: 480 } }

/** Lays shots side by side, each with its name, so that one look takes in a whole language and width. */
export async function contactSheet(shots: readonly Shot[], out: string, { columns, cell } = SMALL): Promise<void> {
  const rows = Math.ceil(shots.length / columns)
  const width = Math.min(columns, shots.length) * (cell.width + GAP) + GAP
  const height = rows * (cell.height + LABEL + GAP) + GAP
  const cells = await Promise.all(
    shots.map((shot, index) => {
      const left = GAP + (index % columns) * (cell.width + GAP)
      const top = GAP + Math.floor(index / columns) * (cell.height + LABEL + GAP)
      return drawCell(shot, { left, top, ...cell })
    })
  )
  await sharp({ create: { width, height, channels: 3, background: '#d9d4cc' } })
    .composite(cells.flat())
    .png({ compressionLevel: 3 })
    .toFile(out)
}

interface Place {
  left: number
  top: number
  width: number
  height: number
}

async function drawCell({ label, file }: Shot, { left, top, width, height }: Place) {
  const picture = await sharp(file).resize({ width }).toBuffer({ resolveWithObject: true })
  const cut = Math.min(picture.info.height, height)
  const input = await sharp(picture.data).extract({ left: 0, top: 0, width, height: cut }).toBuffer()
  const text = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const words = `<svg width="${width}" height="${LABEL}"><text x="2" y="19" font-size="15" font-family="sans-serif">${text}</text></svg>`
  return [
    { input: Buffer.from(words), left, top },
    { input, left, top: top + LABEL },
  ]
}
