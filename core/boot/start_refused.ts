/** A start that is refused for a reason that a person can mend; the message says how. */
export class StartRefused extends Error {
  constructor(problem: string, mend: string) {
    super(`${problem}\n→ ${mend}`)
    this.name = 'StartRefused'
  }
}
