/** The form of the shell that the hearts of all cards belong to. */
export const wishFormId = 'wish'
