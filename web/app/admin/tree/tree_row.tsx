import { ActionIcon, Checkbox, Menu } from '@mantine/core'
import { useSortable } from '@dnd-kit/sortable'
import { CSS, type Transform } from '@dnd-kit/utilities'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronRight,
  IconDots,
  IconGrip,
  IconIndent,
  IconOutdent,
  IconPencil,
  IconPlus,
  IconTrash,
} from '../icons'
import type { RowSelection } from '../table/use_selection'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import type { FlatLine, Step } from './tree'
import type { NamedLine, TreeState } from './use_tree'

/** What may be done with a line; absent: this person may not. */
export interface LineActions<T> {
  /** Address of its screen; null: it has none, or `run` shows it. */
  open: (line: T) => string | null
  run?: (line: T) => void
  edit?: { label: string; run: (line: T) => void }
  add?: (line: T) => void
  remove?: (line: T) => void
  /** Absent: each may be removed. */
  canRemove?: (line: T) => boolean
  canMove: boolean
}

interface TreeRowProps<T extends NamedLine> {
  flat: FlatLine<T>
  depth: number
  isClosed: boolean
  onToggle: () => void
  tree: TreeState<T>
  actions: LineActions<T>
  cells?: (line: T) => ReactNode
  selection?: RowSelection
}

const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

export function TreeRow<T extends NamedLine>(props: TreeRowProps<T>) {
  const { flat, depth, isClosed, onToggle, tree, actions, cells, selection } = props
  const t = useWords()
  const { line, index, siblings, hasChildren } = flat
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: line.id })
  const path = actions.open(line)
  return (
    <li
      ref={setNodeRef}
      className="admin-tree-row"
      data-dragging={isDragging || undefined}
      data-chosen={selection?.has(line.id) || undefined}
      aria-level={depth + 1}
      aria-posinset={index + 1}
      aria-setsize={siblings}
      style={{ transform: lifted(transform), transition, paddingInlineStart: depth * 28 }}
    >
      {selection && (
        <Checkbox
          size="xs"
          className="admin-tree-check"
          checked={selection.has(line.id)}
          onChange={({ nativeEvent }) => selection.toggle(line.id, (nativeEvent as MouseEvent).shiftKey)}
          aria-label={t('admin.table.select_row', { name: line.name })}
        />
      )}
      {actions.canMove && <Handle line={line} tree={tree} listeners={listeners} />}
      {hasChildren ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-expanded={!isClosed}
          aria-label={t(isClosed ? 'admin.tree.open' : 'admin.tree.close', {
            name: line.name,
          })}
          onClick={onToggle}
        >
          {isClosed ? <IconChevronRight size={18} /> : <IconChevronDown size={18} />}
        </ActionIcon>
      ) : (
        <span className="admin-tree-leaf" />
      )}
      {path ? (
        <Link to={path} className="admin-row-link" prefetch="intent">
          {line.name}
        </Link>
      ) : actions.run ? (
        <button type="button" className="admin-row-link" onClick={() => actions.run?.(line)}>
          {line.name}
        </button>
      ) : (
        <span>{line.name}</span>
      )}
      {cells?.(line)}
      <RowMenu line={line} tree={tree} actions={actions} />
    </li>
  )
}

/** Only up and down: how deep a dragged line would stand is shown by its indent. */
function lifted(transform: Transform | null): string | undefined {
  return CSS.Translate.toString(transform && { ...transform, x: 0 })
}

type Listeners = ReturnType<typeof useSortable>['listeners']

interface LineProps<T extends NamedLine> {
  line: T
  tree: TreeState<T>
}

/** Dragged by the pointer; its arrow keys move the line at once, and it keeps the focus. */
function Handle<T extends NamedLine>({ line, tree, listeners }: LineProps<T> & { listeners: Listeners }) {
  const t = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const isHeld = useRef(false)
  useEffect(() => {
    // The line was taken out of the page and put in elsewhere: the focus went with it.
    if (isHeld.current && document.activeElement === document.body) button.current?.focus()
  })
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    isHeld.current = true
    tree.step(line.id, step)
  }
  return (
    <ActionIcon
      ref={button}
      variant="subtle"
      color="gray"
      className="admin-grip"
      aria-label={t('admin.tree.move', { name: line.name })}
      {...listeners}
      onKeyDown={press}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) isHeld.current = false
      }}
    >
      <IconGrip size={18} />
    </ActionIcon>
  )
}

function RowMenu<T extends NamedLine>({ line, tree, actions }: LineProps<T> & { actions: LineActions<T> }) {
  const t = useWords()
  const { add, edit, canMove, canRemove } = actions
  const remove = !canRemove || canRemove(line) ? actions.remove : undefined
  if (!add && !edit && !remove && !canMove) return null
  const moves: [Step, typeof IconArrowUp][] = [
    ['up', IconArrowUp],
    ['down', IconArrowDown],
    ['in', IconIndent],
    ['out', IconOutdent],
  ]
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('admin.tree.menu', { name: line.name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {edit && (
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => edit.run(line)}>
            {edit.label}
          </Menu.Item>
        )}
        {add && (
          <Menu.Item leftSection={<IconPlus size={16} />} onClick={() => add(line)}>
            {t('admin.tree.add_below')}
          </Menu.Item>
        )}
        {canMove && <Menu.Divider />}
        {canMove &&
          moves.map(([way, WayIcon]) => (
            <Menu.Item
              key={way}
              leftSection={<WayIcon size={16} />}
              disabled={!tree.canStep(line.id, way)}
              onClick={() => tree.step(line.id, way)}
            >
              {t(`admin.tree.steps.${way}`)}
            </Menu.Item>
          ))}
        {remove && <Menu.Divider />}
        {remove && (
          <Menu.Item
            color="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} />}
            onClick={() => remove(line)}
          >
            {t('admin.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
