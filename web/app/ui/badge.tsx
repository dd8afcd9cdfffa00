import { useBadge } from '#web/lib/badge'

/** A number at the corner of an icon, from a readable cookie; nothing for 0. Its words are its surroundings'. */
export function Badge({ cookie }: { cookie: string | undefined }) {
  return <CountBadge count={useBadge(cookie)} />
}

/** The same for a number that is known already. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="absolute -top-2 left-2.5 min-w-4.5 rounded-full bg-primary px-1 text-center text-[0.75rem] leading-4.5 font-semibold text-primary-ink tabular-nums">
      {count > 99 ? '99+' : count}
    </span>
  )
}
