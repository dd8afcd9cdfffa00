import { inject } from '@adonisjs/core'
import { FileStore, type KeptFile } from '#core/files/file_store'
import { Store } from '#core/database/store'

const BY = {
  id: 'select name, type, file_id from catalogue_files where id = ?',
  hash: 'select name, type, file_id from catalogue_files where hash = ?',
}

/** A file of the downloads, by its number or its hash, with the place of its bytes. */
@inject()
export class FindDownloadFile {
  constructor(
    private readonly store: Store,
    private readonly files: FileStore
  ) {}

  async execute(by: 'id' | 'hash', value: number | string): Promise<KeptFile | null> {
    const row = await this.store.reader.first<{ name: string; type: string; file_id: number }>(BY[by], [value])
    const kept = row && (await this.files.find(Number(row.file_id)))
    return kept && { ...kept, name: row.name, type: row.type }
  }
}
