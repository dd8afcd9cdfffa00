import { Form, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { IconSearch } from '#web/ui/icons'
import { Suggestions } from './suggestions'
import { useSuggestions, type SuggestionList } from './use_suggestions'

interface SearchFieldProps {
  id: string
  className?: string
  value?: string
  /** Focuses the field on load, also without JavaScript. */
  isFocused?: boolean
}

/** The search field: a GET form, and with JavaScript a combobox with suggestions. */
export function SearchField({ id, className = '', value = '', isFocused = false }: SearchFieldProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const navigate = useNavigate()
  const { location } = useNavigation()
  const list = useSuggestions(value)
  const { close } = list
  const field = useTypedBefore(value, list)
  useShown(value, field)
  useEffect(() => {
    if (location) close()
  }, [location, close])

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = list.found?.hits[list.active]
    if (event.key === 'Enter' && list.isOpen && chosen) {
      event.preventDefault()
      close()
      void navigate(toPath(chosen.path))
    } else if (list.onKey(event.key)) {
      event.preventDefault()
    }
  }

  return (
    <Form
      role="search"
      action={toPath('/search-results')}
      className={`relative ${className}`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <Field {...{ id, value, isFocused, list, field, onKeyDown }} />
      <button
        type="submit"
        aria-label={t('shell.search.submit')}
        className="absolute top-0 right-0 grid size-11 place-items-center text-primary"
      >
        <IconSearch size={20} />
      </button>
      <Suggestions id={id} list={list} />
    </Form>
  )
}

/** Handles text that was typed before hydration as if it were typed now. */
function useTypedBefore(value: string, { type }: SuggestionList) {
  const field = useRef<HTMLInputElement>(null)
  const start = useRef({ value, type })
  useEffect(() => {
    const input = field.current
    if (input && input === document.activeElement && input.value !== start.current.value)
      start.current.type(input.value)
  }, [])
  return field
}

/** Sets the field to the query of the current results page. It keeps its focus. */
function useShown(value: string, field: RefObject<HTMLInputElement>) {
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    if (field.current) field.current.value = value
  }, [value, field])
}

interface FieldProps {
  id: string
  value: string
  isFocused: boolean
  list: SuggestionList
  field: RefObject<HTMLInputElement>
  onKeyDown: (event: KeyboardEvent) => void
}

function Field({ id, value, isFocused, list, field, onKeyDown }: FieldProps) {
  const t = useWords()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('shell.search.label')}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        defaultValue={value}
        autoFocus={isFocused}
        required
        maxLength={200}
        placeholder={t('shell.search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={list.active >= 0 ? `${id}-${list.active}` : undefined}
        onChange={(event) => list.type(event.target.value)}
        onFocus={list.open}
        onKeyDown={onKeyDown}
        className="h-11 w-full rounded-sm border border-ink/40 bg-surface pr-12 pl-4 text-base text-ellipsis placeholder:text-muted hover:border-ink [&::-webkit-search-cancel-button]:hidden"
      />
    </>
  )
}
