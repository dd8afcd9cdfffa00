import type { ReactNode } from 'react'

interface FormSectionProps {
  title?: string
  help?: string
  children: ReactNode
}

/** Fields that belong together, on a panel. */
export function FormSection({ title, help, children }: FormSectionProps) {
  return (
    <section className="admin-panel" aria-label={title}>
      {title && <h2>{title}</h2>}
      {help && <p className="admin-hint">{help}</p>}
      <div className="admin-fields">{children}</div>
    </section>
  )
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="admin-field-row">{children}</div>
}
