import { Store } from '#core/database/store'
import { requestOf, storedChoices } from '#plugins/platform/services/imports/import_choices'
import type { ImportProfiles } from '#core/import/import_profiles'

/** The profiles that staff saved on the imports screen, for `cli import --profile`. */
const savedProfiles: ImportProfiles = {
  async find({ container }, name) {
    const { reader } = await container.make(Store)
    const sql = "select resource, choices from platform_import_profiles where name = ? and status = 'ready' order by id"
    const row = await reader.first<{ resource: string; choices: string }>(sql, [name])
    return row ? { ...requestOf(storedChoices(row.choices)), resource: row.resource } : undefined
  },
}

export default savedProfiles
