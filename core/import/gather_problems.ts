import type { ImportProblem } from '#core/import/problem'

/** How many rows with problems a run names; beyond them they are counted only. */
export const MOST_PROBLEMS = 10_000

/** Problems of one cause: the same thing is wrong in each of their rows. */
export interface GatheredProblem extends ImportProblem {
  /** How many rows have it; 1 for a problem of the file as a whole. */
  count: number
  /** These rows in the order of the file, as far as they are named; `row` is the first. */
  rows: number[]
}

/** Puts problems of the same cause together, in the order of their first rows. */
export function gatherProblems(problems: readonly ImportProblem[]): GatheredProblem[] {
  const causes = new Map<string, GatheredProblem>()
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

/** All that is told of one kind during a run. */
export class ProblemBook {
  readonly list: GatheredProblem[] = []
  readonly #byCause = new Map<string, GatheredProblem>()
  #named = 0

  constructor(told: readonly GatheredProblem[] = []) {
    this.add(told)
  }

  /** Whether more rows have problems than are named. */
  get isFull(): boolean {
    return this.#named >= MOST_PROBLEMS
  }

  /** How many problems are named. */
  get named(): number {
    return this.#named
  }

  /** What of these is to be told: nothing twice of the file as a whole, and rows as long as there is room for them. */
  fresh(problems: readonly ImportProblem[]): GatheredProblem[] {
    let room = MOST_PROBLEMS - this.#named
    return gatherProblems(problems).flatMap((problem) => {
      const isKnown = this.#byCause.has(causeOf(problem))
      if ((problem.row === null && isKnown) || (room <= 0 && !isKnown)) return []
      const rows = problem.rows.slice(0, Math.max(0, room))
      room -= Math.max(1, rows.length)
      return [{ ...problem, rows }]
    })
  }

  add(problems: readonly GatheredProblem[]): void {
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
      this.#named += found ? problem.rows.length : Math.max(1, problem.rows.length)
    }
  }
}

/** Problems of one kind that differ only in what their cells hold. */
export interface AlikeProblems {
  /** The first ones, in full. */
  shown: GatheredProblem[]
  /** Rows of the others. */
  rest: { count: number; rows: number[] }
}

/** Puts problems of the same kind and column together, so that a thousand misspelt cells are not told one by one. */
export function foldAlike(problems: readonly GatheredProblem[], most: number): AlikeProblems[] {
  const kinds = Map.groupBy(problems, ({ code, column }) => `${code} ${column ?? ''}`)
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
