import type { ReactNode } from 'react'
import { useField } from '#web/form/form_context'

export interface Choice {
  value: string
  title: string
  /** Sentences below the title. */
  details: string[]
  /** A word beside the title, about its state. */
  mark?: string | undefined
  /** Price or logo, at the right edge. */
  aside?: ReactNode
}

interface ChoiceListProps {
  /** Error of the field. */
  name: string
  legend: string
  choices: Choice[]
  onChoose?: (value: string) => void
}

/** Radio buttons as cards. */
export function ChoiceList({ name, legend, choices, onChoose }: ChoiceListProps) {
  const field = useField(name)
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={field.error ? `${field.id}-error` : undefined}>
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-3">
        {choices.map(({ value, title, details, mark, aside }) => (
          <label
            key={value}
            className="flex min-h-14 items-center gap-4 rounded-sm border border-line bg-surface px-4 py-3 has-checked:border-primary"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={field.value === value}
              onChange={onChoose && (() => onChoose(value))}
              className="size-5 shrink-0 accent-[rgb(var(--color-primary))]"
            />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold">{title}</span>
                {mark && <ChoiceMark>{mark}</ChoiceMark>}
              </span>
              {details.map((detail) => (
                <span key={detail} className="block text-sm text-muted">
                  {detail}
                </span>
              ))}
            </span>
            {aside && <span className="shrink-0 font-semibold tabular-nums">{aside}</span>}
          </label>
        ))}
      </div>
      {field.error && (
        <p id={`${field.id}-error`} className="mt-2 text-sm text-negative">
          {field.error}
        </p>
      )}
    </fieldset>
  )
}

/** A word about the state of a choice. */
export function ChoiceMark({ children }: { children: ReactNode }) {
  return <span className="rounded-sm border border-warning px-1.5 text-sm leading-5 text-warning">{children}</span>
}
