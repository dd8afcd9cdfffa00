import sharp from 'sharp'

export interface Shot {
  label: string
  file: string
}

const LABEL = 28
const GAP = 12
const COLUMNS = 6
const CELL = { width: 300, height: 480 }

/** Lays shots side by side, each with its name, so that one look takes in a whole language and width. */
export async function contactSheet(shots: readonly Shot[], out: string): Promise<void> {
  const rows = Math.ceil(shots.length / COLUMNS)
  const width = COLUMNS * (CELL.width + GAP) + GAP
  const height = rows * (CELL.height + LABEL + GAP) + GAP
  const cells = await Promise.all(shots.map((shot, index) => cell(shot, index)))
  await sharp({ create: { width, height, channels: 3, background: '#d9d4cc' } })
    .composite(cells.flat())
    .png({ palette: true })
    .toFile(out)
}

async function cell({ label, file }: Shot, index: number) {
  const left = GAP + (index % COLUMNS) * (CELL.width + GAP)
  const top = GAP + Math.floor(index / COLUMNS) * (CELL.height + LABEL + GAP)
  const picture = await sharp(file).resize({ width: CELL.width }).toBuffer({ resolveWithObject: true })
  const cut = Math.min(picture.info.height, CELL.height)
  const input = await sharp(picture.data).extract({ left: 0, top: 0, width: CELL.width, height: cut }).toBuffer()
  const text = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const words = `<svg width="${CELL.width}" height="${LABEL}"><text x="2" y="19" font-size="15" font-family="sans-serif">${text}</text></svg>`
  return [
    { input: Buffer.from(words), left, top },
    { input, left, top: top + LABEL },
  ]
}
