import { Group, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useField } from './form_context'
import { SnippetMenu, type Snippet } from './snippet_menu'
import type { FieldProps } from './fields'

interface SnippetFieldProps extends FieldProps {
  snippets: readonly Snippet[]
  maxLength: number
  /** Language of the text. */
  lang?: string | undefined
}

/** One line, with a menu of variables that are put in at the cursor. */
export function SnippetField({ name, label, help, required, disabled, snippets, maxLength, lang }: SnippetFieldProps) {
  const { id, value, set, error, readOnly } = useField(name, label)
  const input = useRef<HTMLInputElement>(null)
  const text = String(value ?? '')
  const isClosed = readOnly || disabled === true
  const insert = (variable: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {}
    const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length]
    set(text.slice(0, from) + variable + text.slice(to))
    // When React has drawn it.
    setTimeout(() => {
      input.current?.focus()
      input.current?.setSelectionRange(from + variable.length, from + variable.length)
    })
  }
  return (
    <div>
      <TextInput
        ref={input}
        id={id}
        label={label}
        {...(help ? { description: help } : {})}
        value={text}
        onChange={({ currentTarget }) => set(currentTarget.value)}
        error={error}
        readOnly={isClosed}
        required={required === true}
        maxLength={maxLength}
        lang={lang}
      />
      {!isClosed && (
        <Group justify="flex-end" mt={4}>
          <SnippetMenu snippets={snippets} into={label} onChoose={insert} />
        </Group>
      )}
    </div>
  )
}
