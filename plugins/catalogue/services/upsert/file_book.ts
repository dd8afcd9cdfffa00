import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { ProductInput } from '#plugins/catalogue/services/upsert/product_input'

/** Which uploaded file each source of a batch means: by hash, else by name, the newest first. */
export class FileBook {
  #wanted = new Set<string>()
  #hashes = new Map<string, string>()

  gather({ downloads, downloadCells = {} }: ProductInput): void {
    const cells = Object.values(downloadCells).flatMap((cell) => cell.items ?? [])
    for (const { source } of [...(downloads ?? []), ...cells]) {
      if (!/^https?:\/\//i.test(source.trim())) this.#wanted.add(source.trim())
    }
  }

  async resolve(bulk: Bulk): Promise<void> {
    const wanted = [...this.#wanted]
    const rows = await bulk.run<{ key: string; hash: string }>(
      `select name as key, hash, id from catalogue_files where name in ${bulk.texts}
       union all
       select hash, hash, id from catalogue_files where hash in ${bulk.texts} order by 3`,
      wanted,
      wanted
    )
    for (const { key, hash } of rows) this.#hashes.set(key, hash)
  }

  hashOf(source: string): string | null {
    return this.#hashes.get(source) ?? null
  }
}
