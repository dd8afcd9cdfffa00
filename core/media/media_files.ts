import type { Disk } from '@adonisjs/drive'
import type { ImageVariant } from '#core/media/inspection/render_variants'

/** Folder of a picture on the disk; two levels, because a folder with 100,000 entries is slow to list. */
const folderOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`

/** The files of the media library, on the disk or in the bucket that the configuration names. */
export class MediaFiles {
  constructor(private readonly disk: Disk) {}

  /** Writes a picture's original and its forms. Writing the same again changes nothing. */
  async write(hash: string, format: string, original: Buffer, variants: readonly ImageVariant[]): Promise<void> {
    const folder = folderOf(hash)
    await Promise.all([
      this.disk.put(`${folder}/original.${format}`, original),
      ...variants.map(({ width, content }) => this.disk.put(`${folder}/${width}.webp`, content)),
    ])
  }

  /** The bytes of one form; null: there is none. */
  async variant(hash: string, width: number): Promise<Buffer | null> {
    const key = `${folderOf(hash)}/${width}.webp`
    try {
      return Buffer.from(await this.disk.getBytes(key))
    } catch (error) {
      if (await this.disk.exists(key)) throw error
      return null
    }
  }

  /** Every picture on the disk: its hash, and one of its files. */
  async *all(): AsyncGenerator<{ hash: string; key: string }> {
    let paginationToken: string | undefined
    let last = ''
    do {
      const page = await this.disk.listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
      for (const item of page.objects) {
        if (!item.isFile) continue
        const hash = item.key.split('/')[1] ?? ''
        if (hash !== last && /^[0-9a-f]{32}$/.test(hash)) yield { hash, key: item.key }
        last = hash
      }
      paginationToken = page.paginationToken
    } while (paginationToken)
  }

  async writtenAt(key: string): Promise<Date> {
    return (await this.disk.getMetaData(key)).lastModified
  }

  async remove(hash: string): Promise<void> {
    await this.disk.deleteAll(`${folderOf(hash)}/`)
  }
}
