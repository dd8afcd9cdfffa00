import type { ReactNode } from 'react'
import { useLocalePath } from '#web/lib/shell'
import { Background, useOnBackground } from '#web/ui/background'
import { Link } from '#web/ui/link'

interface ComingInProps {
  title: string
  intro: string
  children: ReactNode
  /** For long forms, whose fields stand side by side. */
  isWide?: boolean
}

/** A page of those who come in, or are about to: a title, what it is for, a form. */
export function ComingIn({ title, intro, children, isWide = false }: ComingInProps) {
  const ground = useOnBackground('front_background')
  return (
    <div className="shell relative isolate max-w-none py-12 md:py-20">
      <Background place="front_background" />
      <div className={`mx-auto ${isWide ? 'max-w-2xl' : 'max-w-md'} ${ground}`}>
        <h1 className="font-serif text-3xl">{title}</h1>
        <p className="mt-2 mb-8 text-lg text-muted">{intro}</p>
        {children}
      </div>
    </div>
  )
}

/** From one of these pages to another one. */
export function WayLink({ to, children }: { to: string; children: ReactNode }) {
  const toPath = useLocalePath()
  return (
    <Link to={toPath(to)} className="inline-flex min-h-11 items-center text-primary underline">
      {children}
    </Link>
  )
}

/** An address that leads back to where the visitor was. */
export function withNext(path: string, next: string | null): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}
