import { useWords } from '#web/lib/i18n'

/** The age question as a checkbox, for visitors without JavaScript. */
export function AgeField({ form }: { form?: string }) {
  const t = useWords()
  return (
    <label className="hidden min-h-11 items-center gap-3 noscript:flex">
      <input
        type="checkbox"
        name="isOfAge"
        value="1"
        form={form}
        className="size-5 accent-[rgb(var(--color-primary))]"
      />
      {t('sales.buy.of_age')}
    </label>
  )
}
