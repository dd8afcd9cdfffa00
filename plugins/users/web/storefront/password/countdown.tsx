import { useEffect, useRef, useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { afterPassword } from './after_password'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Counts the seconds that the sign-in still lasts, aloud, and then leads to where one comes in again. */
export function Countdown({ seconds }: { seconds: number }) {
  const t = useWords()
  const toPath = useLocalePath()
  const left = useSecondsLeft(seconds)
  const title = useRef<HTMLHeadingElement>(null)
  const address = toPath(afterPassword)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    // A whole new page: the sign-in is over on the server, and nothing of it shall stay on this one.
    if (left === 0) location.replace(base + address)
  }, [left, address])
  return (
    <section className="border-l-4 border-positive bg-surface px-5 py-4">
      <h2 ref={title} tabIndex={-1} className="font-serif text-xl outline-none">
        {t('users.own_password.changed')}
      </h2>
      <p role="timer" aria-live="polite" aria-atomic className="mt-1 tabular-nums">
        {t('users.own_password.signing_out', { seconds: left })}
      </p>
      <Link to={address} reloadDocument className="mt-2 inline-flex min-h-11 items-center underline">
        {t('users.own_password.sign_in_now')}
      </Link>
    </section>
  )
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return left
}
