/** The page of whoever chose another password: they come in with it. */
export const afterPassword = '/login?after=password'
