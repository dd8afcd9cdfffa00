import { useId, type ReactNode } from 'react'
import { useRailSection } from './form_rail'

interface FormSectionProps {
  title?: string
  help?: string
  /** Id for links to the section. */
  id?: string
  children: ReactNode
}

/** A panel of related fields. */
export function FormSection({ title, help, id, children }: FormSectionProps) {
  const own = useId()
  const anchor = id ?? own
  useRailSection(anchor, title)
  return (
    <section className="admin-panel" id={anchor} tabIndex={-1} aria-label={title}>
      {title && <h2>{title}</h2>}
      {help && <p className="admin-hint">{help}</p>}
      <div className="admin-fields">{children}</div>
    </section>
  )
}

interface FieldRowProps {
  /** For fields with short values. */
  isTight?: boolean
  children: ReactNode
}

/** Fields side by side on larger screens. */
export function FieldRow({ isTight = false, children }: FieldRowProps) {
  return (
    <div className="admin-field-row" data-tight={isTight || undefined}>
      {children}
    </div>
  )
}
