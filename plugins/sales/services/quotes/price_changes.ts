import type { AuditEntry } from '#core/audit/audit_log'
import type { QuoteDraft, QuoteLine } from '#plugins/sales/services/quotes/quote_draft'

/** What is told of a line in the log. */
const told = ({ quantity, unitAmount, off }: QuoteLine) => ({ quantity, price: unitAmount, off })

/** What staff changed of the prices of a quote, for the audit log. Lines are told by their references. */
export function priceChanges(before: QuoteDraft, after: QuoteDraft): AuditEntry['changes'] {
  const [was, is] = [linesOf(before), linesOf(after)]
  const pairs: [field: string, was: unknown, is: unknown][] = [
    ...[...new Set([...was.keys(), ...is.keys()])].map((sku): [string, unknown, unknown] => [
      `lines.${sku}`,
      was.get(sku) ?? null,
      is.get(sku) ?? null,
    ]),
    ['delivery', shippingOf(before), shippingOf(after)],
    ['total', before.amounts.total, after.amounts.total],
  ]
  return Object.fromEntries(
    pairs.filter(([, old, now]) => JSON.stringify(old) !== JSON.stringify(now)).map(([field, ...both]) => [field, both])
  )
}

/** A reference that stands there twice is told by its last line. */
function linesOf({ lines }: QuoteDraft) {
  return new Map(lines.filter(({ parentPosition }) => parentPosition === null).map((line) => [line.sku, told(line)]))
}

function shippingOf({ shipping }: QuoteDraft) {
  return shipping && { title: shipping.title, price: shipping.worth.total }
}
