import { Extension, type Editor, type Range } from '@tiptap/core'
import { Suggestion } from '@tiptap/suggestion'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '#web/lib/i18n'
import { matching, type Item } from './items'

interface Typed {
  query: string
  range: Range
  rect: DOMRect | null
}

/** What is typed after `/`, between the editor's plugin and the menu that React draws. */
export class SlashMenuState {
  typed: Typed | null = null
  /** The menu's keys, while it is open. True: it has handled the key. */
  onKey: (event: KeyboardEvent) => boolean = () => false
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (changed: () => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  set(typed: Typed | null): void {
    this.typed = typed
    for (const changed of this.listeners) changed()
  }
}

/** Opens the menu at `/` behind a space or at the beginning of a line, outside of code. */
export function slashMenu(menu: SlashMenuState): Extension {
  const show = ({
    query,
    range,
    clientRect,
  }: {
    query: string
    range: Range
    clientRect?: (() => DOMRect | null) | null
  }) => menu.set({ query, range, rect: clientRect?.() ?? null })
  return Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion({
          editor: this.editor,
          char: '/',
          allow: ({ state, range }) => !state.doc.resolve(range.from).parent.type.spec.code,
          render: () => ({
            onStart: show,
            onUpdate: show,
            onExit: () => menu.set(null),
            onKeyDown: ({ event }) => menu.onKey(event),
          }),
        }),
      ]
    },
  })
}

interface SlashMenuProps {
  menu: SlashMenuState
  editor: Editor
  items: readonly Item[]
}

/** The list of what can be added, under the typed `/`. The focus stays in the text. */
export function SlashMenu({ menu, editor, items }: SlashMenuProps) {
  const typed = useSyncExternalStore(menu.subscribe, () => menu.typed)
  const found = typed ? matching(items, typed.query) : []
  return typed && <Open key={typed.query} {...{ menu, editor, typed, found }} />
}

interface OpenProps extends Omit<SlashMenuProps, 'items'> {
  typed: Typed
  found: readonly Item[]
}

const HEIGHT = 320

function Open({ menu, editor, typed, found }: OpenProps) {
  const t = useWords()
  const id = useId()
  const [at, setAt] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const choose = (item: Item | undefined) => {
    if (!item) return false
    editor.chain().focus().deleteRange(typed.range).run()
    item.run(editor)
    return true
  }
  menu.onKey = ({ key }) => {
    if (found.length === 0) return false
    if (key === 'ArrowDown') setAt((at + 1) % found.length)
    else if (key === 'ArrowUp') setAt((at + found.length - 1) % found.length)
    else return (key === 'Enter' || key === 'Tab') && choose(found[at])
    return true
  }
  useEffect(() => {
    const text = editor.view.dom
    text.setAttribute('aria-controls', id)
    if (found.length > 0) text.setAttribute('aria-activedescendant', `${id}-${at}`)
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    return () => {
      text.removeAttribute('aria-controls')
      text.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, at, found.length])
  return (
    <div className="editor-slash" style={placeOf(typed.rect)}>
      <p className="sr-only" role="status">
        {t('editor.slash.found', { count: found.length })}
      </p>
      {found.length === 0 && <p className="editor-hint">{t('editor.slash.none')}</p>}
      <ul ref={list} id={id} role="listbox" aria-label={t('editor.slash.label')}>
        {found.map((item, position) => (
          <li
            key={item.key}
            id={`${id}-${position}`}
            role="option"
            aria-selected={position === at}
            onMouseMove={() => setAt(position)}
            // The focus stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            <item.icon size={18} />
            <span>
              {item.label}
              {item.help && <small>{item.help}</small>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Below the line, or above it where the window ends. */
function placeOf(rect: DOMRect | null) {
  if (!rect) return { display: 'none' }
  const left = Math.max(8, Math.min(rect.left, window.innerWidth - 296))
  const isBelow = rect.bottom + HEIGHT < window.innerHeight || rect.top < HEIGHT
  return isBelow ? { left, top: rect.bottom + 6 } : { left, bottom: window.innerHeight - rect.top + 6 }
}
