import app from '@adonisjs/core/services/app'

interface Addresses {
  /** Name of the gateway in `tests/gateways`: `payplug`. */
  gateway: string
  isTest: boolean
  live: string
  /** Of the provider's own test system. */
  test: string
}

/**
 * The address that a provider is called at, without a slash at the end. In test mode the gateways of `config/payments.ts`
 * take its place, where the shop has them.
 */
export function providerAddress({ gateway, isTest, live, test }: Addresses): string {
  if (!isTest) return live
  const gateways = app.config.get<string | null>('payments.gateways', null)
  return gateways ? `${gateways.replace(/\/+$/, '')}/${gateway}` : test
}
