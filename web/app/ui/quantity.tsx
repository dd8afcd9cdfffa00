import { useRef, useState, type ChangeEvent } from 'react'
import { useWords } from '#web/lib/i18n'
import { IconMinus, IconPlus } from './icons'

interface QuantityProps {
  name: string
  /** Name of the product, for the labels of the field and its buttons. */
  of: string
  initial?: number
  min?: number
  max?: number
  /** Id of the form, when the field is outside of it. */
  form?: string | undefined
  /** Called with each valid quantity. */
  onQuantity?: (quantity: number) => void
  /** Pieces of a full pack. A button rounds the quantity up to the next pack. */
  pack?: number | null
}

const step =
  'grid h-11 w-11 shrink-0 place-items-center -outline-offset-2 hover:text-primary aria-disabled:text-muted/60 noscript:hidden'

/** A quantity field between buttons for less and more. Without JavaScript only the field is shown. */
export function Quantity(props: QuantityProps) {
  const { name, of, initial = 1, min = 1, max = 100_000, form, onQuantity, pack } = props
  const t = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(initial)
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.valueAsNumber
    if (!Number.isInteger(typed) || typed < min) return
    setCount(typed)
    onQuantity?.(typed)
  }
  const set = (quantity: number) => {
    const input = field.current
    if (!input) return
    // An input event, as if typed: React ignores values that are set through its own `value` property.
    input.valueAsNumber = Math.min(Math.max(quantity, min), max)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex rounded-sm border border-ink/40 bg-surface text-ink hover:border-ink">
        <button
          type="button"
          className={step}
          aria-label={t('shell.quantity.less', { name: of })}
          aria-disabled={count <= min || undefined}
          onClick={() => set(count - 1)}
        >
          <IconMinus size={18} />
        </button>
        <input
          ref={field}
          type="number"
          name={name}
          form={form}
          min={min}
          max={max}
          defaultValue={initial}
          inputMode="numeric"
          required={min > 0}
          aria-label={t('shell.quantity.of', { name: of })}
          onChange={change}
          className="quantity h-11 w-14 -outline-offset-2 bg-transparent text-center text-base tabular-nums noscript:w-20"
        />
        <button
          type="button"
          className={step}
          aria-label={t('shell.quantity.more', { name: of })}
          aria-disabled={count >= max || undefined}
          onClick={() => set(count + 1)}
        >
          <IconPlus size={18} />
        </button>
      </div>
      {pack && pack > 1 && pack <= max && (
        <button
          type="button"
          className="min-h-11 rounded-sm border border-ink/40 px-3 text-sm whitespace-nowrap hover:border-primary hover:text-primary noscript:hidden"
          onClick={() => set((Math.floor(count / pack) + 1) * pack)}
        >
          {t('shell.quantity.pack', { count: pack })}
        </button>
      )}
    </div>
  )
}
