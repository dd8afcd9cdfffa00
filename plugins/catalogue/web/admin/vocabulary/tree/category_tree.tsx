import { DndContext, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import type { RowSelection } from '#web/admin/table/use_selection'
import { useWords } from '#web/lib/i18n'
import { flatten, projected, withoutBelow } from './tree'
import { TreeRow, type RowActions } from './tree_row'
import type { TreeState } from './use_tree'

/** Pixels of one level. */
const indent = 28

interface Dragging {
  active: number
  over: number
  levels: number
}

interface CategoryTreeProps {
  tree: TreeState
  actions: RowActions
  /** Absent: nothing is done to many at once. */
  selection?: RowSelection
  label: string
}

/** The tree to be rearranged: by dragging a handle, by its arrow keys, or by the menu of a line. */
export function CategoryTree({ tree, actions, selection, label }: CategoryTreeProps) {
  const t = useWords()
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const [dragging, setDragging] = useState<Dragging | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const flat = withoutBelow(flatten(tree.lines, closed), dragging?.active ?? null)
  const target = dragging ? projected(flat, dragging) : null
  const toggle = (id: number) => {
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    setClosed(next)
  }
  const drop = () => {
    const moved = dragging
    setDragging(null)
    const place = moved && projected(flat, moved)
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
              {...(selection ? { selection } : {})}
            />
          ))}
        </ol>
      </SortableContext>
      <p className="sr-only" role="status">
        {tree.announcement}
      </p>
      <p className="admin-hint">{t('catalogue.vocabulary.tree.help')}</p>
    </DndContext>
  )
}
