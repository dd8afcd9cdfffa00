import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { storedChoices, type ImportChoices } from '#plugins/platform/services/imports/import_choices'

/** `draft`: not offered yet when a file is sent; `ready`: it is. */
export type ProfileStatus = 'draft' | 'ready'

export interface StoredProfile {
  id: number
  name: string
  resource: string
  status: ProfileStatus
  choices: ImportChoices
  version: number
}

interface ProfileRow {
  id: number | string
  name: string
  resource: string
  status: ProfileStatus
  choices: string
  version: number
}

/** Finds an import profile; null: there is none. */
@inject()
export class FindProfile {
  constructor(private readonly store: Store) {}

  async execute(id: number): Promise<StoredProfile | null> {
    const sql = 'select id, name, resource, status, choices, version from platform_import_profiles where id = ?'
    const row = await this.store.reader.first<ProfileRow>(sql, [id])
    if (!row) return null
    const { name, resource, status, version } = row
    const choices = storedChoices(row.choices)
    return { id: Number(row.id), name, resource, status, choices, version: Number(version) }
  }
}
