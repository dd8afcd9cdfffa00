import type { ImportProblem } from '#core/import/problem'

/** Maximal number of rows that a run lists with problems. Further ones are only counted. */
export const MOST_PROBLEMS = 10_000

/** Problems that differ only in their row. */
export interface GroupedProblem extends ImportProblem {
  /** Number of rows; 1 for a problem of the file as a whole. */
  count: number
  /** The listed rows in the order of the file. `row` is the first. */
  rows: number[]
}

/** Groups problems that differ only in their row, in the order of their first rows. */
export function groupProblems(problems: readonly ImportProblem[]): GroupedProblem[] {
  const causes = new Map<string, GroupedProblem>()
  for (const problem of problems) {
    const cause = causeOf(problem)
    const found = causes.get(cause)
    if (!found) causes.set(cause, { ...problem, count: 1, rows: problem.row === null ? [] : [problem.row] })
    else if (problem.row !== null && !found.rows.includes(problem.row)) {
      found.rows.push(problem.row)
      found.count += 1
    }
  }
  return [...causes.values()]
}

/** The errors or the warnings of a run, grouped, up to a limit of listed rows. */
export class ProblemList {
  readonly list: GroupedProblem[] = []
  readonly #byCause = new Map<string, GroupedProblem>()
  #listed = 0

  constructor(earlier: readonly GroupedProblem[] = []) {
    this.add(earlier)
  }

  get isFull(): boolean {
    return this.#listed >= MOST_PROBLEMS
  }

  /** Number of listed problems. */
  get listed(): number {
    return this.#listed
  }

  /** Groups new problems, without known ones of the file as a whole and without rows above the limit. Adds nothing. */
  fresh(problems: readonly ImportProblem[]): GroupedProblem[] {
    let room = MOST_PROBLEMS - this.#listed
    return groupProblems(problems).flatMap((problem) => {
      const isKnown = this.#byCause.has(causeOf(problem))
      if ((problem.row === null && isKnown) || (room <= 0 && !isKnown)) return []
      const rows = problem.rows.slice(0, Math.max(0, room))
      room -= Math.max(1, rows.length)
      return [{ ...problem, rows }]
    })
  }

  add(problems: readonly GroupedProblem[]): void {
    for (const problem of problems) {
      const cause = causeOf(problem)
      const found = this.#byCause.get(cause)
      if (found) {
        found.count += problem.count
        found.rows.push(...problem.rows)
      } else {
        const own = { ...problem, rows: [...problem.rows] }
        this.#byCause.set(cause, own)
        this.list.push(own)
      }
      this.#listed += found ? problem.rows.length : Math.max(1, problem.rows.length)
    }
  }
}

/** Problems of the same code and column, which may differ in the cell's content. */
export interface AlikeProblems {
  /** The first ones, in full. */
  shown: GroupedProblem[]
  /** Rows of the others. */
  rest: { count: number; rows: number[] }
}

/**
 * Folds problems of the same code and column, so that a thousand misspelt cells are not listed one by one: the first `most`
 * are shown in full. Each problem of the file as a whole is on its own.
 */
export function foldAlike(problems: readonly GroupedProblem[], most: number): AlikeProblems[] {
  const kinds = Map.groupBy(problems, ({ row, code, column }, at) => (row === null ? at : `${code} ${column ?? ''}`))
  return [...kinds.values()].map((alike) => ({
    shown: alike.slice(0, most),
    rest: {
      count: alike.slice(most).reduce((sum, { count }) => sum + count, 0),
      rows: alike.slice(most).flatMap(({ rows }) => rows),
    },
  }))
}

function causeOf({ row, column, code, message, parameters }: ImportProblem): string {
  return JSON.stringify([row === null, column, code, message, parameters])
}
