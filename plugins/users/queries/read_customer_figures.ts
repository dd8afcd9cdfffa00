import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { can } from '#core/identity/identity_port'
import { PluginRegistry } from '#core/plugin/registry'
import type { CustomerFigure } from '#plugins/users/contracts/customer_figures'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'

/** A figure in one language. */
export type SpokenFigure = Omit<CustomerFigure, 'label'> & { label: string }

/** What plugins say of a customer at the top of their page, as far as the person may read it. */
@inject()
export class ReadCustomerFigures {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly store: Store
  ) {}

  async execute(customerId: number, person: Person, locale: Locale): Promise<SpokenFigure[]> {
    const sources = await Promise.all(this.registry.contributions('users.customer_figures').map(({ load }) => load()))
    const shown = sources
      .filter(({ permission }) => can(person, permission))
      .sort((one, other) => one.order - other.order)
    const figures = await Promise.all(shown.map((source) => source.read(this.store.reader, customerId, locale)))
    return figures.flat().map(({ label, ...figure }) => ({ ...figure, label: label[locale] }))
  }
}
