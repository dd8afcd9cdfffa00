/** States of a mail of a campaign that came back. */
export const CAME_BACK = ['hard_bounce', 'soft_bounce'] as const

/** States of one that was handed over. The others wait, or were never sent: `waiting`, `skipped`, `suppressed`. */
export const SENT = ['queued', ...CAME_BACK, 'complaint'] as const

/** The states as a list of SQL. */
export const anyOf = (states: readonly string[]) => `(${states.map((state) => `'${state}'`).join(', ')})`

/** SQL: a trace `t` says that the mail was opened, or that a link of it was followed. */
export const OPENED = "t.mark = ''"
export const FOLLOWED = "t.mark <> ''"

/** SQL: the traces of the mail `d`. */
export const traceOf = (d: string, what: string) =>
  `select 1 from marketing_traces t where t.delivery_id = ${d}.id and ${what}`
