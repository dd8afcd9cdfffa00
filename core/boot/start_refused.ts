/** Refuses to start for a reason that a user can fix. */
export class StartRefused extends Error {
  constructor(problem: string, fix: string) {
    super(`${problem}\n→ ${fix}`)
    this.name = 'StartRefused'
  }
}
