import { useWords } from '#web/lib/i18n'
import { refusedId } from './buy_refused'

/** How many of one thing. */
export function QuantityField({ form, isRefused = false }: { form?: string; isRefused?: boolean }) {
  const t = useWords()
  return (
    <label className="grid gap-1 text-sm text-muted">
      {t('sales.buy.quantity')}
      <input
        type="number"
        name="quantity"
        min={1}
        max={100_000}
        defaultValue={1}
        inputMode="numeric"
        required
        form={form}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? refusedId : undefined}
        className="h-11 w-20 rounded-sm border border-ink/40 bg-surface px-3 text-base text-ink tabular-nums hover:border-ink aria-[invalid]:border-negative"
      />
    </label>
  )
}
