import { btcpaySettings } from '#plugins/payment_crypto/btcpay/btcpay_settings'

/** Settings of the payments in cryptocurrency. */
export const settings = { ...btcpaySettings }
