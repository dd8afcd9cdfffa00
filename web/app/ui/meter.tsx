interface MeterProps {
  label: string
  /** Number of filled segments. */
  value: number
  of: number
}

/** Below this share the meter is red, below 1 it is yellow. */
const LITTLE = 0.5

/** A progress meter of `of` segments. The text beside it says what is missing. */
export function Meter({ label, value, of }: MeterProps) {
  const tone = value === of ? 'bg-positive' : value / of < LITTLE ? 'bg-negative' : 'bg-warning'
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={value}
      aria-valuetext={`${value} / ${of}`}
      className="flex gap-1 py-2"
    >
      {Array.from({ length: of }, (_, position) => (
        <span key={position} className={`h-1.5 flex-1 rounded-full ${position < value ? tone : 'bg-line'}`} />
      ))}
    </div>
  )
}
