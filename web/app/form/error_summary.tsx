import { useContext, useEffect, useRef } from 'react'
import { useWords } from '#web/lib/i18n'
import { FormContext, fieldId } from './form_context'
import { leadTo } from './lead_to'
import type { FormRefusal } from './refusal'

interface ErrorSummaryProps {
  refusal: FormRefusal
  /** Message for an empty required field. */
  incomplete: string | undefined
}

/** The errors of a refused form, with links to the fields. It takes the focus. */
export function ErrorSummary({ refusal, incomplete }: ErrorSummaryProps) {
  const t = useWords()
  const { labelOf } = useContext(FormContext)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [refusal])
  const fields = Object.entries(refusal.fields)
  const message = refusal.message || (refusal.isIncomplete && incomplete) || t('form.refused')
  return (
    <div ref={box} role="alert" tabIndex={-1} className="border-l-4 border-negative bg-surface px-4 py-3">
      <p className="font-semibold text-negative">{message}</p>
      {fields.length > 0 && (
        <ul className="mt-1">
          {fields.map(([name, fieldMessage]) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={leadTo}
                className="inline-flex min-h-6 items-center underline hover:text-primary"
              >
                {t('form.field_refused', { label: labelOf(name), message: fieldMessage })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
