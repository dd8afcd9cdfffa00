export interface RunningClock {
  due: string
  /** When it was done; null: not yet. */
  done: string | null
  now: string
}

/** `missed`: done, but too late. All are instants in UTC, which compare as texts. */
export function clockState({ due, done, now }: RunningClock): 'done' | 'missed' | 'running' | 'late' {
  if (done !== null) return done <= due ? 'done' : 'missed'
  return now <= due ? 'running' : 'late'
}
