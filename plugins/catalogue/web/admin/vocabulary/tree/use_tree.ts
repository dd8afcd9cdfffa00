import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { placed, stepped, type Place, type Step } from './tree'

export type CategoryLine = ResponseOf<'catalogue.admin.categories.index'>['data'][number]

/** State of the tree. A move is shown at once, sent to the server, and undone when it is refused. */
export function useTree(read: CategoryLine[]) {
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
      const { version } = line
      await call('PUT', 'catalogue.admin.category_places.update', { params: { id }, data: { ...place, version } })
      setLines(next.map((each) => (each.id === id ? { ...each, version: version + 1 } : each)))
      const parent = lines.find((each) => each.id === place.parentId)
      const parameters = { name: line.name, place: place.index + 1, parent: parent?.name ?? '' }
      setAnnouncement(
        t(parent ? 'catalogue.vocabulary.tree.moved_below' : 'catalogue.vocabulary.tree.moved_top', parameters)
      )
    } catch (error) {
      setLines(lines)
      notifyProblem(error, t)
      revalidator.revalidate()
    } finally {
      isMoving.current = false
    }
  }

  const step = (id: number, way: Step) => {
    const place = stepped(lines, id, way)
    if (place) void move(id, place)
    else setAnnouncement(t('catalogue.vocabulary.tree.no_further'))
  }

  return { lines, move, step, announcement, canStep: (id: number, way: Step) => stepped(lines, id, way) !== null }
}

export type TreeState = ReturnType<typeof useTree>
