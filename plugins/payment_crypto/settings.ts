import { btcpaySettings } from '#plugins/payment_crypto/btcpay/btcpay_settings'
import { walletSettings } from '#plugins/payment_crypto/wallet/wallet_settings'

/** Settings of the payments in cryptocurrency. */
export const settings = { ...btcpaySettings, ...walletSettings }
