/** Which permission lets staff see the settings that another one lets them change. */
export const VIEW_OF: Readonly<Record<string, string>> = {
  'configuration.general.update': 'configuration.general.view',
  'configuration.catalog.update': 'configuration.catalog.view',
  'configuration.customers.update': 'configuration.customers.view',
  'configuration.sales.update': 'configuration.sales.view',
  'configuration.emails.update': 'configuration.emails.view',
}
