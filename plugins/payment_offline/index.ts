// What other plugins may use of the offline payments: nothing yet. They are chosen and paid through the sales.
export {}
