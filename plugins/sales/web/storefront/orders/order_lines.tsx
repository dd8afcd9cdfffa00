import { formatUnitPrice } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { LineTotal } from './line_total'
import type { OwnOrder } from './order_data'

/** What was ordered, as it was then. */
export function OrderLines({ order: { lines, showsNet } }: { order: OwnOrder }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <ul aria-label={t('sales.orders.lines')} className="border-t border-line">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto]">
          <div>
            <h2 className="font-serif text-xl leading-snug">{line.name}</h2>
            <p className="text-sm text-muted">{[line.detail, line.sku].filter(Boolean).join(' – ')}</p>
            {line.parts.map((part) => (
              <p key={part.sku} className="text-sm text-muted">
                {t('sales.cart.part', {
                  count: part.quantity,
                  name: [part.name, part.detail].filter(Boolean).join(', '),
                })}
              </p>
            ))}
            <p className="text-sm text-muted tabular-nums">
              {t(showsNet ? 'sales.orders.times_net' : 'sales.orders.times', {
                count: line.quantity,
                amount: formatUnitPrice(locale, showsNet ? line.netUnitPrice : line.unitPrice),
              })}
            </p>
            <Progress line={line} />
          </div>
          <p className="text-lg font-semibold tabular-nums sm:text-right">
            <LineTotal {...line} showsNet={showsNet} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What became of its pieces, where that is not simply all of them. */
function Progress({ line: { shipped, canceled, refunded } }: { line: OwnOrder['lines'][number] }) {
  const t = useWords()
  const told = Object.entries({ shipped, canceled, refunded }).filter(([, count]) => count > 0)
  if (told.length === 0) return null
  return (
    <p className="text-sm">{told.map(([kind, count]) => t(`sales.orders.pieces_${kind}`, { count })).join(', ')}</p>
  )
}
