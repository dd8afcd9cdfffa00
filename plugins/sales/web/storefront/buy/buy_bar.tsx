import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { writtenTotal, type Total } from './total'

/** Height of the sticky header. What is below it counts as scrolled past. */
const HEAD = 64

interface BuyBarProps {
  name: string
  /** Total on the button; null without a choice. */
  total: Total | null
  /** Fields and button, repeated in the bar. */
  fields: ReactNode
  button: ReactNode
}

/** The buy button of a product. On phones it is repeated at the bottom of the screen once it was scrolled past. */
export function BuyBar({ name, total, fields, button }: BuyBarProps) {
  const t = useWords()
  const locale = useLocale()
  const row = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        const past = !entry?.isIntersecting && Number(entry?.boundingClientRect.top) < HEAD
        // When the bar disappears with the focus, the focus goes to the original button.
        if (!past && bar.current?.contains(document.activeElement))
          row.current?.querySelector('button')?.focus({ preventScroll: true })
        setPast(past)
      },
      { rootMargin: `-${HEAD}px 0px 0px` }
    )
    if (row.current) watch.observe(row.current)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <div ref={row} className="flex flex-wrap items-end gap-4 print:hidden">
        {fields}
        {button}
      </div>
      {isPast && (
        <div
          ref={bar}
          className="buy-bar fixed inset-x-0 bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-20 flex items-center gap-4 border-t border-line bg-paper px-4 py-2 md:hidden short:hidden print:hidden"
        >
          <p className="min-w-0 flex-1 leading-snug">
            <span className="block truncate font-serif">{name}</span>
            {total && <span className="font-semibold tabular-nums">{writtenTotal(total, locale, t)}</span>}
          </p>
          {button}
        </div>
      )}
    </>
  )
}
