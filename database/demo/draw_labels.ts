import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawScene } from './lead/scene.js'
import { GIFTS } from './labels/gifts.js'
import { drawBottle } from './labels/picture.js'
import { readPictures, readWines, taxonomyBeside } from './labels/wine.js'

/** They are read and made smaller once more for the pages: what is quick to write and to read serves best. */
const QUALITY = { quality: 90 } as const
const AT_ONCE = 3

export interface LabelsOptions {
  /** The products, in our CSV format; `taxonomy.json` stands beside it. */
  csv: string
  /** The folder the pictures are written to; made where it is missing. */
  out: string
  onProgress?: (done: number, total: number) => void
}

/** One bottle a product, and what is sold beside the wines. */
function drawings(csv: string): { file: string; draw: () => string }[] {
  const wines = readWines(csv, taxonomyBeside(csv)).map((wine) => ({ file: wine.file, draw: () => drawBottle(wine) }))
  const gifts = readPictures(csv).flatMap((file) => (GIFTS[file] ? [{ file, draw: GIFTS[file] }] : []))
  return [...wines, ...gifts]
}

/** Draws one picture a product into `out`, under the name in the `images` column. Gives the number drawn. */
export async function drawLabels({ csv, out, onProgress }: LabelsOptions): Promise<number> {
  const pictures = drawings(csv)
  mkdirSync(out, { recursive: true })
  const queue = pictures.values()
  let done = 0
  const drawNext = async (): Promise<void> => {
    for (const { file, draw } of queue) {
      await sharp(Buffer.from(draw()))
        .flatten({ background: '#faf7f2' })
        .jpeg(QUALITY)
        .toFile(join(out, file))
      done += 1
      onProgress?.(done, pictures.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext))
  return pictures.length
}

/** Draws the lead picture of the home page: `lead.webp` (2400 x 1200) and `lead-phone.webp` (960 x 1200). */
export async function drawLead({ out }: { out: string }): Promise<void> {
  mkdirSync(out, { recursive: true })
  const wide = drawScene({ width: 2400, height: 1200, sun: 0.7, seed: 'lead' })
  const phone = drawScene({ width: 960, height: 1200, sun: 0.66, seed: 'lead' })
  await sharp(Buffer.from(wide)).webp({ quality: 76, effort: 4 }).toFile(join(out, 'lead.webp'))
  await sharp(Buffer.from(phone))
    .webp({ quality: 76, effort: 4 })
    .toFile(join(out, 'lead-phone.webp'))
}

async function main([csv, out]: string[]): Promise<void> {
  if (!csv || !out) throw new Error('Usage: draw_labels.ts <products.csv> <folder>')
  const count = await drawLabels({ csv, out })
  await drawLead({ out })
  process.stdout.write(`${count} pictures and the lead picture in ${out}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
