import env from '#config/env'

/**
 * Origin of the gateways of `tests/gateways`, which speak the protocols of the payment providers. Payment methods in test
 * mode then use them in place of the providers' own test systems. Null: there are none.
 */
export const gateways: string | null = env.get('PAYMENT_GATEWAYS') ?? null
