import type { ReactNode } from 'react'
import { useField } from '#web/form/form_context'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Select } from '#web/ui/select'
import type { ReturnForm } from './return_data'

interface ReturnLinesProps {
  form: ReturnForm
  /** What is asked for: quantities and reasons depend on it. */
  resolution: string
  /** The input of a refused submission. */
  typed: Readonly<Record<string, string>>
}

/** The articles of the order, each with how many come back and why. */
export function ReturnLines({ form: { lines, reasons }, resolution, typed }: ReturnLinesProps) {
  const t = useWords()
  const field = useField('lines')
  const wanted = resolution as 'refund'
  const shown = lines.filter(({ most }) => most[wanted] > 0)
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={field.error ? `${field.id}-error` : undefined}>
      <legend className="mb-2 font-semibold">{field.label}</legend>
      {field.error && (
        <p id={`${field.id}-error`} className="mb-2 text-negative">
          {field.error}
        </p>
      )}
      <ul className="border-t border-line">
        {shown.map((line) => (
          <Line key={line.lineId} line={line} most={line.most[wanted]} typed={typed}>
            {reasons
              .filter((reason) => reason.resolutions.includes(wanted))
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </Line>
        ))}
      </ul>
      {shown.length === 0 && <p className="py-3 text-muted">{t('rma.own.nothing_for')}</p>}
    </fieldset>
  )
}

interface LineProps {
  line: ReturnForm['lines'][number]
  most: number
  typed: Readonly<Record<string, string>>
  /** The reasons. */
  children: ReactNode
}

function Line({ line: { lineId, name, detail, until }, most, typed, children }: LineProps) {
  const t = useWords()
  const locale = useLocale()
  const article = [name, detail].filter(Boolean).join(', ')
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[1fr_6rem_14rem]">
      <span>
        <span className="block font-serif text-lg">{article}</span>
        {until && <span className="text-sm text-muted">{t('rma.own.until', { date: formatDate(locale, until) })}</span>}
      </span>
      <Select
        name={`quantity_${lineId}`}
        aria-label={t('rma.own.quantity_of', { name: article })}
        defaultValue={typed[`quantity_${lineId}`] ?? '0'}
      >
        {Array.from({ length: Math.min(most, 200) + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
      <Select
        name={`reason_${lineId}`}
        aria-label={t('rma.own.reason_of', { name: article })}
        defaultValue={typed[`reason_${lineId}`] ?? ''}
      >
        <option value="">{t('rma.own.reason')}</option>
        {children}
      </Select>
    </li>
  )
}
