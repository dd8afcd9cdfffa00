import type { ReactNode } from 'react'
import { Link } from '#web/ui/link'

interface SectionProps {
  id: string
  title: string
  /** Where the rest is. */
  more?: { label: string; to: string }
  children: ReactNode
}

export function Section({ id, title, more, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="shell mt-16 md:mt-24">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 md:mb-8">
        <h2 id={id} className="font-serif text-2xl md:text-3xl">
          {title}
        </h2>
        {more && (
          <Link to={more.to} prefetch="intent" className="inline-flex min-h-11 items-center text-primary underline">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
