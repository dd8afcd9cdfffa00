import type { ReactNode } from 'react'

/** Says above a page that it is a preview. */
export function PreviewNotice({ children }: { children: ReactNode }) {
  return (
    <div className="shell">
      <p role="note" className="my-4 border-l-4 border-warning bg-surface p-4">
        {children}
      </p>
    </div>
  )
}
