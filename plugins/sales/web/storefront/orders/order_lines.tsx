import { formatUnitPrice } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { LinePicture } from './line_picture'
import { LineTotal } from './line_total'
import type { OwnOrder } from './order_data'

/** The lines of an order. */
export function OrderLines({ order: { lines, showsNet } }: { order: OwnOrder }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <ul aria-label={t('sales.orders.lines')} className="border-t border-line">
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[3.5rem_1fr] gap-x-4 gap-y-1 border-b border-line py-4 sm:grid-cols-[3.5rem_1fr_auto]"
        >
          <LinePicture image={line.image} />
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
          <p className="col-start-2 text-lg font-semibold tabular-nums sm:col-start-3 sm:text-right">
            <LineTotal {...line} showsNet={showsNet} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Quantities by progress, unless all pieces have the same. */
function Progress({ line: { shipped, canceled, refunded } }: { line: OwnOrder['lines'][number] }) {
  const t = useWords()
  const counts = Object.entries({ shipped, canceled, refunded }).filter(([, count]) => count > 0)
  if (counts.length === 0) return null
  return (
    <p className="text-sm">{counts.map(([kind, count]) => t(`sales.orders.pieces_${kind}`, { count })).join(', ')}</p>
  )
}
