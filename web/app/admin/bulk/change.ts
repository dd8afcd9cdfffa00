import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

type Outcome = 'waiting' | 'changed' | 'refused' | 'undone' | 'kept'

/** A bulk change, as the API returns it. */
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

/** A record of a bulk change, with all values before and after. */
export interface ChangeRow<Cell extends ChangeCell = ChangeCell> {
  id: number
  outcome: Outcome
  cells: Cell[]
  /** Why it was not changed. */
  problem: string | null
}

export interface RowsPage {
  total: number
  page: number
  limit: number
}

/** Starts to apply or undo the change. The tray shows the progress of the returned job. */
export type StartChange = (direction: 'apply' | 'undo') => Promise<{ data: { job: number } } | false>

/** Rows per page of a change's screen. */
export const CHANGE_ROWS = 50

/** Reloads the page's data while the job runs. */
export function useWatch({ state }: Change): void {
  const isBusy = state === 'applying' || state === 'undoing'
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setInterval(revalidate, 1500)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
}
