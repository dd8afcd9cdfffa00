import type { ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import type { RichNode } from './document'

interface TableProps {
  rows: readonly RichNode[]
  draw: (nodes: readonly RichNode[]) => ReactNode
}

/** A table that scrolls by itself where the screen is narrower; the keyboard scrolls it too. A first row of headers is its head. */
export function Table({ rows, draw }: TableProps) {
  const t = useWords()
  const [first, ...rest] = rows
  const hasHead = rest.length > 0 && (first?.content ?? []).every(({ type }) => type === 'tableHeader')
  return (
    <div className="rich-text-table" tabIndex={0} role="region" aria-label={t('shell.table')}>
      <table>
        {hasHead && first && <thead>{draw([first])}</thead>}
        <tbody>{draw(hasHead ? rest : rows)}</tbody>
      </table>
    </div>
  )
}
