import type { AttributeOption } from '#web/lib/shapes'

const known = new Set(['rouge', 'blanc', 'rose', 'effervescent', 'doux'])

/** A wine's colour as a dot; the word stands beside it. */
export function ColourDot({ option }: { option: AttributeOption }) {
  const colour = option.swatch ?? (known.has(option.code) ? `rgb(var(--color-wine-${option.code}))` : null)
  if (!colour) return null
  return (
    <span
      aria-hidden
      className="inline-block size-3 shrink-0 rounded-full border border-ink/25"
      style={{ background: colour }}
    />
  )
}
