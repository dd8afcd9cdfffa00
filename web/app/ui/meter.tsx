interface MeterProps {
  label: string
  /** How many of the parts are reached. */
  value: number
  of: number
}

/** Below this share little is reached, below all of it not enough. */
const LITTLE = 0.5

/** How much of something is reached, in as many parts. What is missing is said in words beside it. */
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
