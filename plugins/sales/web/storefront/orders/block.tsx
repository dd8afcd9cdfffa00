import type { ReactNode } from 'react'

/** A part of an order's page, with its heading. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-4">
      <h2 className="mb-2 font-serif text-xl">{title}</h2>
      {children}
    </section>
  )
}
