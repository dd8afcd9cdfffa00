import { useEffect, useRef } from 'react'
import { useWords } from '#web/lib/i18n'
import { useFormContext } from './form_context'

/** The errors of a refused form, with links to the fields. It takes the focus. */
export function ErrorSummary() {
  const t = useWords()
  const { form, fields } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const { refusals, failure } = form
  useEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])
  const errors = Object.entries(form.errors)
  if (errors.length === 0 && !failure) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="admin-summary">
      <p className="font-semibold">{t('admin.form.refused')}</p>
      {failure && <p>{failure}</p>}
      <ul>
        {errors.map(([path, message]) => {
          const field = fields.get(path)
          return (
            <li key={path}>
              {field ? (
                <a href={`#${field.id}`} onClick={(event) => reach(event, field.id)}>{`${field.label} – ${message}`}</a>
              ) : (
                message
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function reach(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
