import { useEffect, useRef, type MouseEvent } from 'react'
import { useWords } from '#web/lib/i18n'
import { CachedMarkup } from './cached_markup'
import { Link } from './link'

interface PaginationProps {
  page: number
  pages: number
  /** Address of a page, with the other parameters of the current one. */
  toPage: (page: number) => string
  /** Id of the list's heading or count, which gets the focus when the page changes. */
  top: string
}

/** Links to the first, the last and the nearest pages of a list. */
export function Pagination({ page, pages, toPage, top }: PaginationProps) {
  const t = useWords()
  const clickedHref = useRef('')
  useEffect(() => {
    if (clickedHref.current === location.href) document.getElementById(top)?.focus({ preventScroll: true })
    clickedHref.current = ''
  }, [page, top])
  if (pages <= 1) return null
  return (
    <CachedMarkup
      as="nav"
      aria-label={t('shell.pagination.label')}
      className="flex flex-wrap items-center justify-center gap-1 border-t border-line pt-6 tabular-nums"
      name="shell.pagination"
      by={[page, pages, toPage(page)]}
      onClick={(event: MouseEvent) => {
        clickedHref.current = (event.target as Element).closest('a')?.href ?? ''
      }}
    >
      <Numbers page={page} pages={pages} toPage={toPage} />
    </CachedMarkup>
  )
}

const step = 'inline-flex min-h-11 items-center px-2 font-semibold hover:text-primary'

function Numbers({ page, pages, toPage }: Omit<PaginationProps, 'top'>) {
  const t = useWords()
  return (
    <>
      {page > 1 && (
        <Link to={toPage(page - 1)} rel="prev" prefetch="intent" className={`${step} mr-auto`}>
          {t('shell.pagination.previous')}
        </Link>
      )}
      {pageNumbers(page, pages).map((number, position) =>
        number === null ? (
          <span key={`gap-${position}`} aria-hidden className="px-1">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={toPage(number)}
            aria-label={t('shell.pagination.page', { number })}
            aria-current={number === page ? 'page' : undefined}
            className="grid size-11 place-items-center rounded-sm hover:text-primary aria-[current]:bg-primary aria-[current]:text-primary-ink"
          >
            {number}
          </Link>
        )
      )}
      {page < pages && (
        <Link to={toPage(page + 1)} rel="next" prefetch="intent" className={`${step} ml-auto`}>
          {t('shell.pagination.next')}
        </Link>
      )}
    </>
  )
}

/** Page numbers like `1 … 4 5 6 … 12`; null for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((each) => each >= 1 && each <= pages)
  const numbers: (number | null)[] = []
  let before = 0
  for (const number of shown.sort((one, other) => one - other)) {
    if (number - before === 2) numbers.push(before + 1)
    else if (number - before > 2) numbers.push(null)
    numbers.push(number)
    before = number
  }
  return numbers
}
