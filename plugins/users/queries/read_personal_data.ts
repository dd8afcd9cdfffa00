import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { personalDataSources } from '#plugins/users/services/personal_data'
import { showCustomer } from '#plugins/users/queries/show_customer'
import type { ErasedCount, PersonalSection } from '#plugins/users/contracts/personal_data_source'

/** Reads the personal data of a customer from all plugins. */
@inject()
export class ReadPersonalData {
  constructor(
    private readonly store: Store,
    private readonly registry: PluginRegistry
  ) {}

  /** Everything, the account first. */
  async sections(customerId: number): Promise<PersonalSection[]> {
    const sources = await personalDataSources(this.registry)
    const found = await Promise.all(sources.map((source) => source.read(this.store.reader, customerId)))
    return found.reverse().flat()
  }

  /**
   * What an erasure would do now; kinds of which there is nothing are left out.
   * @throws customerNotFound
   */
  async counts(customerId: number): Promise<ErasedCount[]> {
    const { id } = await showCustomer(customerId)
    const sources = await personalDataSources(this.registry)
    const found = await Promise.all(sources.map((source) => source.count(this.store.reader, id)))
    return found
      .reverse()
      .flat()
      .filter(({ deleted, anonymised }) => deleted + anonymised > 0)
  }
}
