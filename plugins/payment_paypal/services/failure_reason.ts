import { ProviderRefused, type FailureReason } from '#plugins/sales/index'

/** PayPal's issues, and the codes of the banks, that say more than a refusal. */
const REASONS: Record<string, FailureReason> = {
  '5120': 'insufficient_funds',
  '5400': 'expired_card',
  '0500': 'refused',
  '1330': 'refused',
  '5180': 'refused',
  '9500': 'refused',
  'CARD_EXPIRED': 'expired_card',
  'INSUFFICIENT_FUNDS': 'insufficient_funds',
  'INSTRUMENT_DECLINED': 'refused',
  'PAYER_CANNOT_PAY': 'refused',
  'PAYEE_BLOCKED_TRANSACTION': 'refused',
  'TRANSACTION_REFUSED': 'refused',
  'CARD_AUTHENTICATION_FAILED': 'authentication',
  'PAYER_ACTION_REQUIRED': 'authentication',
  'ORDER_EXPIRED': 'expired',
  'AUTHORIZATION_EXPIRED': 'expired',
}

/** `refused` for a code of a bank that is not known. */
export function reasonOfCode(code: string | undefined): FailureReason {
  return REASONS[code ?? ''] ?? 'refused'
}

/** `technical` for an issue that is not known: the payer cannot mend it. */
export function reasonOfIssue(issue: string): FailureReason {
  return REASONS[issue] ?? 'technical'
}

/** Why PayPal did not do what it was asked. */
export interface Refusal {
  /** PayPal's word: `INSTRUMENT_DECLINED`. */
  issue: string
  /** PayPal's sentence, for staff. */
  message: string
}

/** Null: not a refusal of this request, but of the keys, or of a request that is still worked on. It may be asked again. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ProviderRefused) || ![400, 404, 422].includes(error.status)) return null
  const { name, message, details } = error.answer.json as {
    name?: unknown
    message?: unknown
    details?: { issue?: unknown; description?: unknown }[]
  }
  const [first] = Array.isArray(details) ? details : []
  const issue = textOf(first?.issue) || textOf(name) || String(error.status)
  return { issue: issue.slice(0, 100), message: textOf(first?.description) || textOf(message) || issue }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
