import { readPaypalAmount } from '#plugins/payment_paypal/services/paypal_amounts'
import { refusalOf } from '#plugins/payment_paypal/services/failure_reason'
import { ProviderRefused, type PaymentNews } from '#plugins/sales/index'
import type { PaypalAccount } from '#plugins/payment_paypal/services/paypal_account'
import type { PaypalAmount } from '#plugins/payment_paypal/services/paypal_amounts'
import type { PaypalApi } from '#plugins/payment_paypal/services/paypal_api'
import type { PaypalDispute } from '#plugins/payment_paypal/services/paypal_objects'

/** Money that PayPal took back from the shop. A reversal and its dispute are one: both are named after the capture. */
export function takenBack(
  capture: string,
  number: string,
  { amount, ...told }: { amount: PaypalAmount } & Pick<PaymentNews, 'raw' | 'message' | 'details'>
): PaymentNews {
  const money = { amount: Math.abs(readPaypalAmount(amount)), currency: amount.currency_code }
  return { reference: capture, number, kind: 'disputed', ...money, ...told }
}

/** While buyer and shop still talk (`INQUIRY`) PayPal takes nothing back. */
export function disputeNews(dispute: PaypalDispute, capture: string, number: string): PaymentNews[] {
  const { dispute_amount: amount, dispute_life_cycle_stage: raw = '', reason = '', dispute_id: id = '' } = dispute
  if (!amount || !raw || raw === 'INQUIRY') return []
  return [takenBack(capture, number, { amount, raw, message: reason, details: { dispute: id } })]
}

/** The disputes of what was paid: orders do not tell them. Empty where the application may not read disputes. */
export async function askDisputes(
  api: PaypalApi,
  account: PaypalAccount,
  news: readonly PaymentNews[]
): Promise<PaymentNews[]> {
  const paid = news.filter(({ kind }) => kind === 'paid')
  const told = await Promise.all(
    paid.map(async ({ reference, number }) => {
      const path = `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(reference)}`
      const { items = [] } = await api.call<{ items?: PaypalDispute[] }>(account, { path }).catch(withoutPermission)
      // Several disputes of one capture take its money once.
      return items.flatMap((dispute) => disputeNews(dispute, reference, number)).slice(0, 1)
    })
  )
  return told.flat()
}

function withoutPermission(error: unknown): { items?: PaypalDispute[] } {
  if (refusalOf(error) || (error instanceof ProviderRefused && error.status === 403)) return {}
  throw error
}
