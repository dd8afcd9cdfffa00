/** Statuses with words of their own; others are shown as 500. */
export const errorStatuses = [401, 403, 404, 419, 429, 500, 503] as const
