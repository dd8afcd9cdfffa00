/** States of a mail of a campaign that came back. */
export const CAME_BACK = ['hard_bounce', 'soft_bounce'] as const

/** States of one that was handed over. The others wait, or were never sent: `waiting`, `skipped`, `suppressed`. */
export const SENT = ['queued', ...CAME_BACK, 'complaint'] as const

/** The states as a list of SQL. */
export const anyOf = (states: readonly string[]) => `(${states.map((state) => `'${state}'`).join(', ')})`
