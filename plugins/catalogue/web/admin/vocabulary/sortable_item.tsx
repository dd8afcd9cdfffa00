import { ActionIcon } from '@mantine/core'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { IconGrip } from '#web/admin/icons'

interface SortableItemProps {
  id: string | number
  /** Of the handle: what it moves, and how by keys. */
  label: string
  /** Absent: it cannot be moved. */
  onKey?: ((key: string) => boolean) | undefined
  children: ReactNode
}

/** A line with a handle: dragged by the pointer, moved by its arrow keys, which leave the focus where it is. */
export function SortableItem({ id, label, onKey, children }: SortableItemProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id, disabled: !onKey })
  const button = useRef<HTMLButtonElement>(null)
  const isHeld = useRef(false)
  useEffect(() => {
    if (isHeld.current && document.activeElement === document.body) button.current?.focus()
  })
  const press = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow') || !onKey?.(event.key)) return
    event.preventDefault()
    isHeld.current = true
  }
  return (
    <li
      ref={setNodeRef}
      className="admin-sort-item"
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {onKey && (
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          className="admin-grip"
          aria-label={label}
          {...listeners}
          onKeyDown={press}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget) isHeld.current = false
          }}
        >
          <IconGrip size={18} />
        </ActionIcon>
      )}
      {children}
    </li>
  )
}
