import { divideHalfUp } from '#core/money/rounding'
import { minorDigits } from '#core/money/currency'
import { readDecimal } from '#core/money/decimal'
import type { BtcpayInvoice, BtcpayPayment } from '#plugins/payment_crypto/btcpay/btcpay_invoice'
import type { PaymentNews } from '#plugins/sales/index'

/**
 * What an invoice tells. BTCPay Server settles an invoice when all of it has come in time: that is one payment of the
 * invoice's name. Coins of any other invoice (late, too few, marked by hand) are payments of their own, with what they
 * were worth at the invoice's rate.
 */
export function newsOf(invoice: BtcpayInvoice, payments: readonly BtcpayPayment[]): PaymentNews[] {
  const { id, number, attempt, currency, status, additionalStatus } = invoice
  const raw = additionalStatus === 'None' ? status : `${status} ${additionalStatus}`
  const base = { number, currency, raw, idempotencyKey: attempt }
  const amount = readDecimal(invoice.amount, minorDigits(currency))
  const isInTime = status === 'Settled' && (additionalStatus === 'None' || additionalStatus === 'PaidOver')
  if (isInTime) {
    const valid = payments.filter((payment) => payment.status !== 'Invalid')
    const paid = additionalStatus === 'PaidOver' ? worthOf(valid, currency) : amount
    return [{ ...base, kind: 'paid', reference: id, amount: paid, details: detailsOf(valid) }]
  }
  if (!needsPayments(invoice)) return []
  const failure: PaymentNews[] =
    status === 'Settled' ? [] : [{ ...base, kind: 'failed', reference: id, amount, reason: 'expired' }]
  // Coins that were too few came in time.
  const isLate = status !== 'Settled' && additionalStatus !== 'PaidPartial'
  return [
    ...failure,
    ...payments
      .filter((payment) => payment.status === 'Settled')
      .map((payment) => ({
        ...base,
        kind: 'paid' as const,
        reference: `${id} ${payment.id}`.slice(0, 200),
        amount: worthOf([payment], currency),
        details: detailsOf([payment]),
        isLate,
      })),
  ]
}

/** Whether `newsOf` looks at the coins of an invoice. */
export function needsPayments({ status }: BtcpayInvoice): boolean {
  return status !== 'New' && status !== 'Processing'
}

const DECIMAL = /^(\d{1,20})(?:\.(\d{1,30}))?$/

/** What coins were worth, in minor units, rounded once. */
export function worthOf(payments: readonly Pick<BtcpayPayment, 'value' | 'rate'>[], currency: string): number {
  const places = 60
  const sum = payments.reduce((total, { value, rate }) => {
    const [one, other] = [exact(value), exact(rate)]
    return total + one.units * other.units * 10n ** BigInt(places - one.places - other.places)
  }, 0n)
  return Number(divideHalfUp(sum * 10n ** BigInt(minorDigits(currency)), 10n ** BigInt(places)))
}

function exact(text: string): { units: bigint; places: number } {
  const [match, whole = '', fraction = ''] = DECIMAL.exec(text) ?? []
  if (match === undefined) throw new Error('BTCPay Server answered an amount that is none')
  return { units: BigInt(whole + fraction), places: fraction.length }
}

/** What staff find the payment by in a wallet or an explorer. */
function detailsOf(payments: readonly BtcpayPayment[]): Record<string, string> {
  const told = payments.slice(0, 5).map(({ method, id, value, rate }) => `${value} ${method} × ${rate} (${id})`)
  return told.length > 0 ? { coins: told.join(', ').slice(0, 500) } : {}
}
