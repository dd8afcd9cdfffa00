/** Id of the stock alert on a product page. */
export const stockAlertId = 'stock-alert'
