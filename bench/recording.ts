/** One call of a prepared statement, or of `exec`. */
export interface Operation {
  /** Which of the process's connections, counted from 0 as they were opened. */
  connection: number
  /** Place of its text among the texts. */
  text: number
  how: 'run' | 'all' | 'get' | 'exec'
  values: unknown[]
}

/** What a process asked of its database, in order: what came before the first request, then request by request. */
export interface Recording {
  /** SQL, each text once. */
  texts: string[]
  /** Whether each connection, in the order of their opening, can only read. */
  readers: boolean[]
  /** Operations of each request; the first are those of the start. */
  requests: Operation[][]
}
