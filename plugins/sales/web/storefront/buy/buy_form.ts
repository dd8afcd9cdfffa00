/** The form of the shell that the buttons of cards belong to: one for all of them. */
export const cardFormId = 'buy'
