import { useWords } from '#web/lib/i18n'
import type { Part } from '#web/lib/shapes'

/** How many of each wine of a group; those that cannot be had are not asked for. */
export function MemberFields({ members }: { members: Part[] }) {
  const t = useWords()
  return (
    <fieldset>
      <legend className="mb-2 font-serif text-xl">{t('sales.buy.members')}</legend>
      <ul className="grid gap-2">
        {members
          .filter(({ stock }) => stock !== 'out_of_stock')
          .map(({ sku, name, detail, quantity }) => (
            <li key={sku}>
              <label className="flex items-center justify-between gap-4">
                <span>
                  {name}
                  {detail && <span className="text-muted"> {detail}</span>}
                </span>
                <input
                  type="number"
                  name={`quantity[${sku}]`}
                  min={0}
                  max={100_000}
                  defaultValue={quantity}
                  inputMode="numeric"
                  className="h-11 w-20 shrink-0 rounded-sm border border-ink/40 bg-surface px-3 tabular-nums hover:border-ink"
                />
              </label>
            </li>
          ))}
      </ul>
    </fieldset>
  )
}
