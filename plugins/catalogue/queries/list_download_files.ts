import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'

/** Files told of at once: the newest. */
const MOST = 100

const FILES = `select f.id, f.hash, f.name, f.type, f.bytes, f.created_at,
    (select count(*) from catalogue_downloads d where d.file_hash = f.hash) as uses
  from catalogue_files f order by f.id desc limit ?`

interface FileRow {
  id: number
  hash: string
  name: string
  type: string
  bytes: number
  created_at: string
  uses: number | string
}

/** The files that were sent in last, for forms that choose one. */
@inject()
export class ListDownloadFiles {
  constructor(private readonly store: Store) {}

  async execute() {
    const rows = await this.store.reader.all<FileRow>(FILES, [MOST])
    return rows.map(({ id, bytes, uses, created_at: createdAt, ...file }) => {
      return { ...file, id: Number(id), bytes: Number(bytes), uses: Number(uses), createdAt }
    })
  }
}
