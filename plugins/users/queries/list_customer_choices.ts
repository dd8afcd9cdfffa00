import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { listCountries, type CountryChoice } from '#plugins/users/queries/list_countries'
import { groupsOf } from '#plugins/users/services/role_cache'
import { GUEST } from '#plugins/users/services/group_rows'
import type { Locale } from '#core/i18n/locales'

/** What the forms of a customer let choose from. */
export interface CustomerChoices {
  groups: { id: number; code: string; name: string }[]
  /** By name; the first one is where most addresses are. */
  countries: CountryChoice[]
}

/** Reads the choices of the forms of a customer. */
@inject()
export class ListCustomerChoices {
  constructor(private readonly store: Store) {}

  async execute(locale: Locale): Promise<CustomerChoices> {
    const held = [...(await groupsOf(this.store)).values()]
    const groups = held.filter(({ code }) => code !== GUEST).map(({ id, code, name }) => ({ id, code, name }))
    return { groups, countries: listCountries(locale) }
  }
}
