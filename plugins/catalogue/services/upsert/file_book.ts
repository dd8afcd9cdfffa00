import { ReadList, type ReadSet } from '#core/database/read_set'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { ProductInput } from '#plugins/catalogue/services/upsert/product_input'

/** Which uploaded file each source of a batch means: by hash, else by name, the newest first. */
export class FileBook {
  #wanted = new Set<string>()
  #hashes = new Map<string, string>()
  #found = new ReadList<{ key: string; hash: string }>()

  gather({ downloads, downloadCells = {} }: ProductInput): void {
    const cells = Object.values(downloadCells).flatMap((cell) => cell.items ?? [])
    for (const { source } of [...(downloads ?? []), ...cells]) {
      if (!/^https?:\/\//i.test(source.trim())) this.#wanted.add(source.trim())
    }
  }

  ask(reads: ReadSet, bulk: Bulk): void {
    if (this.#wanted.size === 0) return
    const wanted = JSON.stringify([...this.#wanted])
    this.#found = reads.list(
      { key: 'f.key', hash: 'f.hash' },
      `(select name as key, hash, id from catalogue_files where name in ${bulk.texts}
        union all select hash, hash, id from catalogue_files where hash in ${bulk.texts}) f`,
      'f.id',
      ...[wanted, wanted]
    )
  }

  settle(): void {
    for (const { key, hash } of this.#found.rows) this.#hashes.set(key, hash)
  }

  hashOf(source: string): string | null {
    return this.#hashes.get(source) ?? null
  }
}
