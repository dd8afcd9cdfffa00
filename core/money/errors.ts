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

/** An amount that cannot be computed or parsed. `code` is stable; `params` are the values at fault. */
export class MoneyError extends Error {
  override name = 'MoneyError'

  constructor(
    readonly code: MoneyErrorCode,
    readonly params: Record<string, string | number> = {}
  ) {
    super(`${code} ${JSON.stringify(params)}`)
  }
}
