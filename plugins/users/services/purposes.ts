/** Session key of a sign-in that waits for its second step. */
export const SECOND_STEP = 'users_second_step'

/** What a confirmed password was confirmed for: nothing else that we encrypt opens as one. */
export const CONFIRMS_DELETION = 'users.delete_self'
