import { inject } from '@adonisjs/core'
import { FileStore, type StoredFile } from '#core/files/file_store'
import { Store } from '#core/database/store'

const BY = {
  id: 'select name, type, file_id from catalogue_files where id = ?',
  hash: 'select name, type, file_id from catalogue_files where hash = ?',
}

/** Finds a download file by id or hash. */
@inject()
export class FindDownloadFile {
  constructor(
    private readonly store: Store,
    private readonly files: FileStore
  ) {}

  async execute(by: 'id' | 'hash', value: number | string): Promise<StoredFile | null> {
    const row = await this.store.reader.first<{ name: string; type: string; file_id: number }>(BY[by], [value])
    const stored = row && (await this.files.find(row.file_id))
    return stored && { ...stored, name: row.name, type: row.type }
  }
}
