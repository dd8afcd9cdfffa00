import { NativeSelect } from '@mantine/core'
import { createContext, useContext, useEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'

interface Section {
  id: string
  title: string
}

interface Rail {
  sections: Section[]
  add: (section: Section) => () => void
}

const RailContext = createContext<Rail | null>(null)

/** Registers a section with the rail of its form, if there is one. */
export function useRailSection(id: string, title: string | undefined): void {
  const add = useContext(RailContext)?.add
  useEffect(() => (add && title ? add({ id, title }) : undefined), [add, id, title])
}

/** Collects the sections of a form in the order of the page. */
export function RailFrame({ hasRail, children }: { hasRail: boolean; children: ReactNode }) {
  const [sections, setSections] = useState<Section[]>([])
  const add = useMemo(
    () => (section: Section) => {
      setSections((before) => [...before.filter(({ id }) => id !== section.id), section].sort(byPlace))
      return () => setSections((before) => before.filter(({ id }) => id !== section.id))
    },
    []
  )
  const rail = useMemo(() => ({ sections, add }), [sections, add])
  return <RailContext.Provider value={hasRail ? rail : null}>{children}</RailContext.Provider>
}

function byPlace(one: Section, other: Section): number {
  const [first, second] = [one, other].map(({ id }) => document.getElementById(id))
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/**
 * The sections of a long form as links beside it, with the current one marked; a select on small screens. The links do not
 * change the address, since that would trigger the warning about unsaved input.
 */
export function FormRail() {
  const t = useWords()
  const sections = useContext(RailContext)?.sections ?? []
  const current = useInView(sections)
  const lead = (event: MouseEvent, id: string) => {
    event.preventDefault()
    reach(id)
  }
  return (
    <div className="admin-rail">
      <nav aria-label={t('admin.form.sections')}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={(event) => lead(event, id)}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <NativeSelect
        aria-label={t('admin.form.sections')}
        data={sections.map(({ id, title }) => ({ value: id, label: title }))}
        value={current ?? ''}
        onChange={({ currentTarget }) => reach(currentTarget.value)}
      />
    </div>
  )
}

/** Scrolls to a section and focuses it. */
export function reach(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}

/** The section in the upper part of the window. */
function useInView(sections: Section[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      const placed = sections.flatMap(({ id }) => {
        const box = document.getElementById(id)?.getBoundingClientRect()
        return box ? [{ id, top: box.top, left: box.left }] : []
      })
      // With two columns, the sections of the first one count.
      const column = Math.min(...placed.map(({ left }) => left))
      const read = placed.filter(({ left }) => left - column < 1)
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const passed = read.filter(({ top }) => top < window.innerHeight / 3)
      setCurrent((isAtEnd && window.scrollY > 0 ? read.at(-1) : (passed.at(-1) ?? read[0]))?.id ?? null)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [sections])
  return current
}
