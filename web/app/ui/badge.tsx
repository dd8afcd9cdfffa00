import { useBadge } from '#web/lib/badge'

/** The number of a readable cookie at the corner of an icon; nothing for 0. The surrounding link has the label. */
export function Badge({ cookie }: { cookie: string | undefined }) {
  return <CountBadge count={useBadge(cookie)} />
}

/** The same for a given number. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="absolute -top-2 left-2.5 min-w-4.5 rounded-full bg-primary px-1 text-center text-[0.75rem] leading-4.5 font-semibold text-primary-ink tabular-nums">
      {count > 99 ? '99+' : count}
    </span>
  )
}
