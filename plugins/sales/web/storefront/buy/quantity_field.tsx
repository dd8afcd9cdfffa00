import { useWords } from '#web/lib/i18n'

/** How many of one thing. */
export function QuantityField({ form }: { form?: string }) {
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
        className="h-11 w-20 rounded-sm border border-ink/40 bg-surface px-3 text-base text-ink tabular-nums hover:border-ink"
      />
    </label>
  )
}
