/** The login page after a password change. */
export const afterPassword = '/login?after=password'
