import type { Locale } from '#core/i18n/locales'

/**
 * Display names for codes in audit entries, such as those of attributes, customer groups and payment methods. The log's screen
 * reads them when an entry contains one of the fields.
 */
export interface CodeNames {
  /**
   * Fields of audit entries, in snake case, whose values are such codes. The segments of a path below them are codes as well:
   * `attributes` covers `attributes.colour`. A field of one subject only is prefixed with it: `sales.tax_rates.categories`.
   */
  fields: readonly string[]
  /** Names by code, or by `<field>.<code>` where the code alone is ambiguous. */
  read(locale: Locale): Promise<ReadonlyMap<string, string>>
}
