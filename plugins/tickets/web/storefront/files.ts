/** Files of a message. */
export const MOST_FILES = 10

export const ACCEPTED = 'image/*,.pdf,.txt,.odt,.docx,.xlsx'
