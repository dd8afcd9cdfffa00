import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

type Outcome = 'waiting' | 'changed' | 'refused' | 'undone' | 'kept'

/** A change of many things, as its route answers it. */
export interface Change {
  id: number
  state: 'preparing' | 'prepared' | 'applying' | 'applied' | 'undoing' | 'undone'
  unchanged: number
  counts: Record<Outcome, number>
}

export interface ChangeCell {
  field: string
  before: unknown
  after: unknown
}

/** A thing of a change, with every value before and after. */
export interface ChangeRow<Cell extends ChangeCell = ChangeCell> {
  id: number
  outcome: Outcome
  cells: Cell[]
  /** Why it is left as it is. */
  problem: string | null
}

export interface RowsPage {
  total: number
  page: number
  limit: number
}

/** Starts applying or undoing; the answer's job is followed in the tray. */
export type StartChange = (way: 'apply' | 'undo') => Promise<{ data: { job: number } } | false>

/** Rows of a change on one page of its screen. */
export const CHANGE_ROWS = 50

/** Reads again while the worker is at it. */
export function useWatch({ state }: Change): void {
  const isBusy = state === 'applying' || state === 'undoing'
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setInterval(revalidate, 1500)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
}
