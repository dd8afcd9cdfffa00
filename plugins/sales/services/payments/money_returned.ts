/** Tells that money has gone back to a customer who was waiting for it: a mail says so. */
export function moneyReturned(orderId: number, transactionId: number) {
  return {
    name: 'sales.money.returned',
    subject: `sales.order:${orderId}`,
    payload: { version: 1, orderId, transactionId },
  }
}
