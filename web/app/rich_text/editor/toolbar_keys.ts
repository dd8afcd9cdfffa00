import type { Editor } from '@tiptap/core'
import type { KeyboardEvent } from 'react'

const buttonsOf = (bar: HTMLElement) =>
  [...bar.querySelectorAll<HTMLElement>('button')].filter((button) => button.checkVisibility())

/** Only one button of the bar is a stop of the Tab key: the one that had the focus last. */
export function keepOneStop(bar: HTMLElement): void {
  const buttons = buttonsOf(bar)
  const stop =
    buttons.find((button) => button === document.activeElement) ?? buttons.find(({ tabIndex }) => tabIndex === 0)
  for (const button of buttons) button.tabIndex = button === (stop ?? buttons[0]) ? 0 : -1
}

/** Arrow keys lead from button to button; Escape leads back to the text. */
export function walk(event: KeyboardEvent<HTMLElement>, editor: Editor): void {
  const bar = event.currentTarget
  // Menus are drawn elsewhere, but their events come through React's tree.
  if (!bar.contains(event.target as Element)) return
  const buttons = buttonsOf(bar)
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (event.key === 'Escape') {
    event.stopPropagation()
    editor.commands.focus()
  }
  if (next === undefined || at < 0) return
  event.preventDefault()
  buttons.at(next % buttons.length)?.focus()
  keepOneStop(bar)
}
