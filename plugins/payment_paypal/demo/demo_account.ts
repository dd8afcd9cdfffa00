/** An account of the gateway of `tests/gateways`. PayPal does not know it. */
export const DEMO_ACCOUNT = {
  clientId: 'demo-client',
  secret: 'demo-secret',
  webhookId: 'DEMOWEBHOOK',
  business: 'vendeur@exemple.fr',
}
