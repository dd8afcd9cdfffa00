/** Where the session keeps a sign-in whose code is still to come. */
export const SECOND_STEP = 'users_second_step'

/** What a confirmed password was confirmed for: nothing else that we encrypt opens as one. */
export const CONFIRMS_DELETION = 'users.delete_self'
