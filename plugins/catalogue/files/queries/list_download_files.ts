import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { files } from '#plugins/catalogue/files/tables'
import type { RowIn } from '#core/database/table'

/** Maximum number of results. */
const MOST = 100

type ListedFile = Omit<RowIn<typeof files>, 'fileId'> & { uses: number }

const FILES = `select ${files.columns('f', ['id', 'hash', 'name', 'type', 'bytes', 'createdAt'])},
    (select count(*) from catalogue_downloads d where d.file_hash = f.hash) as uses
  from catalogue_files f order by f.id desc limit ?`

/** The files that were sent in last, for forms that choose one. */
@inject()
export class ListDownloadFiles {
  constructor(private readonly store: Store) {}

  async execute(): Promise<ListedFile[]> {
    return this.store.reader.all<ListedFile>(FILES, [MOST])
  }
}
