import { Input } from '@mantine/core'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useField, useFormContext } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import type { FieldProps } from '#web/admin/form/fields'
import { localeIn, type FieldsProps } from '#web/fields/field_props'
import type { Snippet } from '#web/admin/form/snippet_menu'
import type { TextEditorProps } from './editor/editor_props'

interface LaterEditorProps<Value> extends FieldProps {
  Editor: ComponentType<TextEditorProps<Value>>
  valueOf: (value: unknown) => Value
  hasBlocks: boolean
  /** Inputs of the fields of blocks. */
  Fields?: ComponentType<FieldsProps>
  /** Texts that can be put in at the cursor. */
  snippets?: readonly Snippet[]
  /** Language of the text. Default: that of the field's name. */
  lang?: string
  /** How the conflict of two editors shows the value. */
  display: (value: unknown) => string
}

/** An editor that comes with the first field that shows it: no other screen loads its code. */
export const loadedLater = <Value,>(load: () => Promise<{ default: ComponentType<TextEditorProps<Value>> }>) =>
  lazy(load) as unknown as ComponentType<TextEditorProps<Value>>

/** The field of a rich text: its label, its errors, and the editor when its code is there. */
export function LaterEditor<Value>(props: LaterEditorProps<Value>) {
  const { Editor, valueOf, hasBlocks, display, Fields, name, label, help, required = false, disabled = false } = props
  const t = useWords()
  const field = useField(name, label, display)
  const inside = useErrorInside(name)
  const error = field.error ?? inside
  const isShown = useMounted()
  const waiting = <div className="editor editor-waiting" role="status" aria-label={t('shell.loading')} aria-busy />
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      error={error}
      required={required}
      {...(help ? { description: help } : {})}
    >
      {isShown ? (
        <Suspense fallback={waiting}>
          <Editor
            id={field.id}
            label={label}
            value={valueOf(field.value)}
            onChange={field.set}
            hasBlocks={hasBlocks}
            Fields={Fields}
            isReadOnly={field.readOnly || disabled}
            isInvalid={error !== undefined}
            isRequired={required}
            snippets={props.snippets}
            lang={props.lang ?? localeIn(name)}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </Input.Wrapper>
  )
}

/** The first message of something inside of the value, such as a field of a block. */
function useErrorInside(name: string): string | undefined {
  const { form } = useFormContext()
  return Object.entries(form.errors).find(([path]) => path.startsWith(`${name}.`))?.[1]
}

/** The editor needs a browser: the server draws its place. */
function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}
