import { DndContext, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState, type ReactNode } from 'react'
import type { RowSelection } from '../table/use_selection'
import { useWords } from '#web/lib/i18n'
import { flatten, withoutBelow, type Drag } from './tree'
import { TreeRow, type LineActions } from './tree_row'
import type { NamedLine, TreeState } from './use_tree'

/** Pixels of one level. */
const indent = 28

interface TreeViewProps<T extends NamedLine> {
  tree: TreeState<T>
  actions: LineActions<T>
  /** What a line shows beside its name. */
  cells?: (line: T) => ReactNode
  /** Absent: nothing is done to many at once. */
  selection?: RowSelection
  label: string
}

/** A tree to be rearranged: by dragging a handle, by its arrow keys, or by the menu of a line. */
export function TreeView<T extends NamedLine>({ tree, actions, cells, selection, label }: TreeViewProps<T>) {
  const t = useWords()
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const [dragging, setDragging] = useState<Drag | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const flat = withoutBelow(flatten(tree.lines, closed), dragging?.active ?? null)
  const target = dragging ? tree.placeOf(flat, dragging) : null
  const toggle = (id: number) => {
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    setClosed(next)
  }
  const drop = () => {
    const moved = dragging
    setDragging(null)
    const place = moved && tree.placeOf(flat, moved)
    if (moved && place) void tree.move(moved.active, { parentId: place.parentId, index: place.index })
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragging({ active: Number(active.id), over: Number(active.id), levels: 0 })}
      onDragMove={({ active, over, delta }) =>
        setDragging({
          active: Number(active.id),
          over: Number(over?.id ?? active.id),
          levels: Math.round(delta.x / indent),
        })
      }
      onDragEnd={drop}
      onDragCancel={() => setDragging(null)}
    >
      <SortableContext items={flat.map(({ line }) => line.id)} strategy={verticalListSortingStrategy}>
        <ol className="admin-tree" aria-label={label}>
          {flat.map((each) => (
            <TreeRow
              key={each.line.id}
              flat={each}
              depth={dragging?.active === each.line.id && target ? target.depth : each.depth}
              isClosed={closed.has(each.line.id)}
              onToggle={() => toggle(each.line.id)}
              tree={tree}
              actions={actions}
              {...(cells ? { cells } : {})}
              {...(selection ? { selection } : {})}
            />
          ))}
        </ol>
      </SortableContext>
      <p className="sr-only" role="status">
        {tree.announcement}
      </p>
      {actions.canMove && (
        <p className="admin-hint">{t(tree.hasLevels ? 'admin.tree.help' : 'admin.tree.help_order')}</p>
      )}
    </DndContext>
  )
}
