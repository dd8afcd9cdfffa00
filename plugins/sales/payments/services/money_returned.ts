/** The event of money that was refunded to a waiting customer. A mail notifies them. */
export function moneyReturned(orderId: number, transactionId: number) {
  return {
    name: 'sales.money.returned',
    subject: `sales.order:${orderId}`,
    payload: { version: 1, orderId, transactionId },
  }
}
