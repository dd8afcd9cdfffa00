interface NumberSeries {
  /** What its numbers begin with unless the shop says otherwise: `FA2026-000001`. */
  prefix: string
  /** Which table bears its numbers. */
  table: string
  /** Its settings are this, with `.number_prefix` and `.number_length`. */
  settings: string
}

/** Series of numbers, each counted from 1 every year. */
export const SERIES = {
  orders: { prefix: 'CMD-', table: 'sales_orders', settings: 'sales.orders' },
  invoices: { prefix: 'FA', table: 'sales_invoices', settings: 'sales.invoices' },
  shipments: { prefix: 'BL', table: 'sales_shipments', settings: 'sales.shipments' },
  quotes: { prefix: 'DEV-', table: 'sales_quotes', settings: 'sales.quotes' },
  credit_notes: { prefix: 'AV', table: 'sales_refunds', settings: 'sales.refunds' },
} as const satisfies Record<string, NumberSeries>

export type Series = keyof typeof SERIES

export const SERIES_NAMES = Object.keys(SERIES) as Series[]

/** Figures that a count is filled up to unless the shop says otherwise. */
export const NUMBER_LENGTH = 6

/** Letters alone: the first figures of a number are its year, whatever its prefix was that day. */
export const PREFIX = /^[A-Z]{1,10}-?$/
