import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'
import type { TextEditorProps, TextFormat } from './editor_props'

/** Milliseconds after the last key at which the form gets the text: reading 20,000 words on each key would be slow. */
const PAUSE = 400

/** Keeps the value of the form and the text of the editor alike. While it is on the screen the editor is the owner. */
export function useValue<Value>(
  { value, onChange, isReadOnly }: Pick<TextEditorProps<Value>, 'value' | 'onChange' | 'isReadOnly'>,
  format: TextFormat<Value>
) {
  const editor = useRef<Editor | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  /** The value that the text stands for. */
  const held = useRef(value)
  const send = useRef(onChange)
  send.current = onChange
  const flush = () => {
    if (timer.current === null || !editor.current) return
    clearTimeout(timer.current)
    timer.current = null
    held.current = format.valueOf(editor.current)
    send.current(held.current)
  }
  const latest = useRef(flush)
  latest.current = flush
  const api = useRef({
    flush: () => latest.current(),
    /** Something was written. The first change is told soon: the form shows that there is something to save. */
    note: () => {
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(), PAUSE)
    },
    /** Sends the form with the text as it is now. */
    submit: (form: HTMLFormElement | null | undefined) => {
      latest.current()
      // The form has the text when React has drawn it.
      setTimeout(() => form?.requestSubmit())
    },
    bind: (bound: Editor) => {
      editor.current = bound
    },
  }).current
  // The form leads again where its value changed elsewhere: it was reset, loaded anew, or settled a conflict.
  useEffect(() => {
    const bound = editor.current
    if (!bound || value === held.current || timer.current !== null) return
    held.current = value
    if (format.holds(bound, value)) return
    const { from, to } = bound.state.selection
    bound.commands.setContent(format.contentOf(value), { emitUpdate: false })
    const end = bound.state.doc.content.size
    if (bound.isFocused) bound.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) })
  }, [value, format])
  useEffect(() => {
    if (editor.current && editor.current.isEditable === isReadOnly) editor.current.setEditable(!isReadOnly, false)
  }, [isReadOnly])
  // Leaving a tab of a language takes the editor off the screen.
  useEffect(() => () => latest.current(), [])
  return api
}
