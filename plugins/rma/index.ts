/** What other plugins may use of this one: nothing yet. */
export {}
