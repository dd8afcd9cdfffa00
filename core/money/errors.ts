export type MoneyErrorCode =
  | 'currency_unknown'
  | 'currencies_differ'
  | 'amount_unsafe'
  | 'quantity_not_whole'
  | 'ratio_invalid'
  | 'decimal_unreadable'
  | 'decimal_ambiguous'
  | 'decimal_too_precise'
  | 'rate_unreadable'

/** A sum that cannot be computed or read. `code` is stable; `params` say with which values. */
export class MoneyError extends Error {
  override name = 'MoneyError'

  constructor(
    readonly code: MoneyErrorCode,
    readonly params: Record<string, string | number> = {}
  ) {
    super(`${code} ${JSON.stringify(params)}`)
  }
}
