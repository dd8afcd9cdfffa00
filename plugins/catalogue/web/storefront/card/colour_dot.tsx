import type { AttributeOption } from '#web/lib/shapes'

const known = new Set(['rouge', 'blanc', 'rose', 'effervescent', 'doux'])

/** A wine's colour as a dot; the word stands beside it. Drawn: the policy of the page lets no `style` hold. */
export function ColourDot({ option }: { option: AttributeOption }) {
  const colour = option.swatch ?? (known.has(option.code) ? `rgb(var(--color-wine-${option.code}))` : null)
  if (!colour) return null
  return (
    <svg aria-hidden viewBox="0 0 12 12" className="inline-block size-3 shrink-0 stroke-ink/25">
      <circle cx="6" cy="6" r="5.5" fill={colour} />
    </svg>
  )
}
