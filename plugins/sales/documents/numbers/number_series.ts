interface NumberSeries {
  /** Default prefix: `FA2026-000001`. */
  prefix: string
  /** Table whose rows have these numbers. */
  table: string
  /** Key of its settings, followed by `.number_prefix` or `.number_length`. */
  settings: string
}

/** Number series. Each restarts at 1 every year. */
export const SERIES = {
  orders: { prefix: 'CMD-', table: 'sales_orders', settings: 'sales.orders' },
  invoices: { prefix: 'FA', table: 'sales_invoices', settings: 'sales.invoices' },
  shipments: { prefix: 'BL', table: 'sales_shipments', settings: 'sales.shipments' },
  quotes: { prefix: 'DEV-', table: 'sales_quotes', settings: 'sales.quotes' },
  credit_notes: { prefix: 'AV', table: 'sales_refunds', settings: 'sales.refunds' },
} as const satisfies Record<string, NumberSeries>

export type Series = keyof typeof SERIES

export const SERIES_NAMES = Object.keys(SERIES) as Series[]

/** Default number of digits, padded with zeros. */
export const NUMBER_LENGTH = 6

/** Letters only, so that the first digits of a number are always its year. */
export const PREFIX = /^[A-Z]{1,10}-?$/
