import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Picture } from '#web/ui/picture'
import type { CartLine } from '../cart_data'

/** A short list of a cart's lines. */
export function CartContents({ lines }: { lines: CartLine[] }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <ul className="mb-4 max-h-96 overflow-y-auto border-b border-line" tabIndex={lines.length > 5 ? 0 : undefined}>
      {lines.map(({ key, name, detail, quantity, total, image }) => (
        <li key={key} className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-3 border-t border-line py-2">
          <div className="relative h-12">
            <Picture
              picture={image}
              sizes="2.5rem"
              isDecorative
              className="absolute inset-0 size-full object-contain mix-blend-darken"
            />
          </div>
          <div className="min-w-0">
            <p className="leading-snug">{name}</p>
            <p className="text-sm text-muted">
              {[t('sales.checkout.pieces', { count: quantity }), detail].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p className="text-right tabular-nums">{total && formatMoney(locale, total)}</p>
        </li>
      ))}
    </ul>
  )
}
