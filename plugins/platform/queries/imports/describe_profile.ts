import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { DescribeFile } from '#core/import/describe_file'
import { FindProfile } from '#plugins/platform/queries/imports/find_profile'
import type { Person } from '#core/identity/person'
import type { Locale } from '#core/i18n/locales'

/** An import profile as its screen shows it, with the fields that columns can map to. */
@inject()
export class DescribeProfile {
  constructor(
    private readonly find: FindProfile,
    private readonly describe: DescribeFile
  ) {}

  /** Null: there is none. */
  async execute(id: number, locale: Locale, person: Person) {
    const found = await this.find.execute(id)
    if (!found) return null
    const importers = await this.describe.resources(person)
    const fields = (await importers.find(({ resource }) => resource === found.resource)?.fields?.(app)) ?? []
    return {
      ...found,
      resources: importers.map((each) => ({ value: each.resource, label: each.label[locale] })),
      fields: fields.map(({ field, label }) => ({ field, label: label[locale] })),
    }
  }
}
