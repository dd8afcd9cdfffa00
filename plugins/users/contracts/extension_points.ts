import type { CustomerFigures } from '#plugins/users/contracts/customer_figures'
import type { PersonalDataSource } from '#plugins/users/contracts/personal_data_source'

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /** Figures at the top of a customer’s page: a statement or two, each by an index. */
    'users.customer_figures': CustomerFigures
    /**
     * Personal data of customers in the plugin, for their exports and erasures. An erasure is one transaction for all
     * plugins.
     */
    'users.personal_data': PersonalDataSource
  }
}
