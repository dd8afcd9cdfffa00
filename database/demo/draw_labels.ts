import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawScene } from './lead/scene.js'
import { drawBottle } from './labels/picture.js'
import { readWines, taxonomyBeside } from './labels/wine.js'

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

/** Draws one bottle a product into `out`, under the name in the `images` column. Gives the number drawn. */
export async function drawLabels({ csv, out, onProgress }: LabelsOptions): Promise<number> {
  const wines = readWines(csv, taxonomyBeside(csv))
  mkdirSync(out, { recursive: true })
  const queue = wines.values()
  let done = 0
  const draw = async (): Promise<void> => {
    for (const wine of queue) {
      await sharp(Buffer.from(drawBottle(wine)))
        .flatten({ background: '#faf7f2' })
        .jpeg(QUALITY)
        .toFile(join(out, wine.file))
      done += 1
      onProgress?.(done, wines.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw))
  return wines.length
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
  process.stdout.write(`${count} bottles and the lead picture in ${out}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
