/** Where the page of a product asks whom to tell when it is back. */
export const stockAlertId = 'stock-alert'
