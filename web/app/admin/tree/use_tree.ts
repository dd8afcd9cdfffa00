import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { notifyProblem } from '../notify'
import { useWords } from '#web/lib/i18n'
import {
  heightOf,
  placed,
  projected,
  stepped,
  type Drag,
  type FlatLine,
  type Place,
  type Step,
  type TreeLine,
} from './tree'

/** A line as people see it, and as it was read. */
export interface NamedLine extends TreeLine {
  name: string
  version: number
}

interface TreeOptions {
  /** Sends a move to the server. */
  move: (id: number, place: Place, version: number) => Promise<unknown>
  /** Most levels. */
  depth?: number | undefined
}

/** State of a tree. A move is shown at once, sent to the server, and undone when it is refused. `read` keeps its identity. */
export function useTree<T extends NamedLine>(read: T[], { move: send, depth = Infinity }: TreeOptions) {
  const t = useWords()
  const revalidator = useRevalidator()
  const [lines, setLines] = useState(read)
  const [announcement, setAnnouncement] = useState('')
  const isMoving = useRef(false)
  useEffect(() => setLines(read), [read])

  const move = async (id: number, place: Place) => {
    const line = lines.find((each) => each.id === id)
    if (!line || isMoving.current) return
    isMoving.current = true
    const next = placed(lines, id, place)
    setLines(next)
    try {
      await send(id, place, line.version)
      setLines(next.map((each) => (each.id === id ? { ...each, version: line.version + 1 } : each)))
      const parent = lines.find((each) => each.id === place.parentId)
      const parameters = { name: line.name, place: place.index + 1, parent: parent?.name ?? '' }
      setAnnouncement(t(parent ? 'admin.tree.moved_below' : 'admin.tree.moved_top', parameters))
    } catch (error) {
      setLines(lines)
      notifyProblem(error, t)
      revalidator.revalidate()
    } finally {
      isMoving.current = false
    }
  }

  const step = (id: number, way: Step) => {
    const place = stepped(lines, id, way, depth)
    if (place) void move(id, place)
    else setAnnouncement(t('admin.tree.no_further'))
  }

  return {
    lines,
    move,
    step,
    announcement,
    /** Lines may hang below each other. */
    hasLevels: depth > 1,
    canStep: (id: number, way: Step) => stepped(lines, id, way, depth) !== null,
    placeOf: (flat: readonly FlatLine<T>[], drag: Drag) => projected(flat, drag, depth - heightOf(lines, drag.active)),
  }
}

export type TreeState<T extends NamedLine> = ReturnType<typeof useTree<T>>
