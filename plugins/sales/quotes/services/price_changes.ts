import type { AuditEntry } from '#core/audit/audit_log'
import type { MoneyData } from '#core/money/money'
import type { QuoteDraft, QuoteLine } from '#plugins/sales/quotes/services/quote_draft'

/** The changed prices of a quote, for the audit log. Lines are named by SKU. */
export function priceChanges(before: QuoteDraft, after: QuoteDraft, currency: string): AuditEntry['changes'] {
  const money = (amount: number): MoneyData => ({ amount, currency })
  const describe = ({ quantity, unitAmount, off, offPercent = null }: QuoteLine) => ({
    quantity,
    price: money(unitAmount),
    off: money(off),
    ...(offPercent === null ? {} : { percent: offPercent }),
  })
  const linesOf = ({ lines }: QuoteDraft) =>
    // If a SKU occurs twice, its last line is logged.
    new Map(lines.filter(({ parentPosition }) => parentPosition === null).map((line) => [line.sku, describe(line)]))
  const shippingOf = ({ shipping }: QuoteDraft) =>
    shipping && { title: shipping.title, price: money(shipping.worth.total) }
  const [was, is] = [linesOf(before), linesOf(after)]
  const pairs: [field: string, was: unknown, is: unknown][] = [
    ...[...new Set([...was.keys(), ...is.keys()])].map((sku): [string, unknown, unknown] => [
      `lines.${sku}`,
      was.get(sku) ?? null,
      is.get(sku) ?? null,
    ]),
    ['delivery', shippingOf(before), shippingOf(after)],
    ['total', money(before.amounts.total), money(after.amounts.total)],
  ]
  return Object.fromEntries(
    pairs.filter(([, old, now]) => JSON.stringify(old) !== JSON.stringify(now)).map(([field, ...both]) => [field, both])
  )
}
