import type { ReactNode } from 'react'
import { Link } from '#web/ui/link'

interface PlainPageProps {
  title: string
  intro: string
  children: ReactNode
  /** Where else one may go from here. */
  link: { to: string; label: string }
}

/** A page before anybody is signed in: a title, what it is for, a form. */
export function PlainPage({ title, intro, children, link }: PlainPageProps) {
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className="font-serif text-3xl">{title}</h1>
      <p className="mt-2 mb-8 text-lg text-muted">{intro}</p>
      {children}
      <p className="mt-6">
        <Link to={link.to} className="inline-flex min-h-11 items-center text-primary underline">
          {link.label}
        </Link>
      </p>
    </div>
  )
}
