import type { ReactNode } from 'react'

/** A page about the newsletter: a title, a sentence, a form. */
export function NewsletterPage({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className="shell py-12 md:py-20">
      <div className="mx-auto max-w-md">
        <h1 className="mb-2 font-serif text-3xl">{title}</h1>
        {intro && <p className="mb-8 text-lg text-muted">{intro}</p>}
        {children}
      </div>
    </div>
  )
}
