import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { renderVariants } from '#core/media/inspection/render_variants'

/**
 * What the forms of a picture cost: `node --import=@poppinss/ts-exec bench/image_variants.ts <folder of pictures>`.
 * The figures of docs/decisions/0003 come from here.
 */
const folder = process.argv[2]
if (!folder) throw new Error('Name a folder of pictures')
const pictures = readdirSync(folder)
  .slice(0, 30)
  .map((name) => readFileSync(join(folder, name)))

type Encode = (raw: Sharp) => Sharp
const encoders: [string, Encode][] = [
  ...[0, 2, 4].map((effort): [string, Encode] => [
    `webp, effort ${effort}`,
    (raw) => raw.webp({ quality: 78, effort }),
  ]),
  ...[0, 2, 4].map((effort): [string, Encode] => [
    `avif, effort ${effort}`,
    (raw) => raw.avif({ quality: 50, effort }),
  ]),
]

async function encodeAll(bytes: Buffer, encode: Encode): Promise<number> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: 960, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const widths = new Set([320, 640, 960].map((width) => Math.min(width, info.width)))
  const made = await Promise.all([...widths].map((width) => encode(sharp(data, { raw }).resize({ width })).toBuffer()))
  return made.reduce((sum: number, content: Buffer) => sum + content.length, 0)
}

async function measure(title: string, run: (bytes: Buffer) => Promise<number>): Promise<void> {
  const start = performance.now()
  let bytes = 0
  for (const picture of pictures) bytes += await run(picture)
  const each = ((performance.now() - start) / pictures.length).toFixed(1)
  console.log(`${title}: ${each} ms and ${Math.round(bytes / pictures.length)} bytes a picture`)
}

for (const [title, encode] of encoders) await measure(title, (bytes) => encodeAll(bytes, encode))
await measure('renderVariants, whole', async (bytes) => {
  const { variants } = await renderVariants(bytes)
  return variants.reduce((sum, variant) => sum + variant.content.length, 0)
})
