/** Id of the one form that the buttons of all cards submit. */
export const cardFormId = 'buy'
