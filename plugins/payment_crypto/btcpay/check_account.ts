import { isComplete, type BtcpayAccount } from '#plugins/payment_crypto/btcpay/btcpay_account'
import { notificationAddress, ProviderRefused, type AccountCheck } from '#plugins/sales/index'
import type { BtcpayClient } from '#plugins/payment_crypto/btcpay/btcpay_client'

const NEEDED = ['btcpay.store.cancreateinvoice', 'btcpay.store.canviewinvoices', 'btcpay.store.canmodifyinvoices']
/** Permissions that contain the others. */
const ALL = ['unrestricted', 'btcpay.store.canmodifystoresettings']

interface Reader {
  channel: string
  /** Words of the check, in the reader's language. */
  say: (key: string, parameters?: Record<string, string>) => string
}

/** Looks whether the server, the store and the key of the settings belong together. */
export async function checkAccount(
  account: BtcpayAccount,
  server: BtcpayClient,
  { channel, say }: Reader
): Promise<AccountCheck> {
  const wrong = (key: string, parameters?: Record<string, string>) => ({ ok: false, detail: say(key, parameters) })
  if (!isComplete(account)) return wrong('incomplete')
  try {
    const missing = missingOf(await server.permissions(), account.storeId)
    if (missing.length > 0) return wrong('permissions', { names: missing.join(', ') })
    await server.knock()
  } catch (error) {
    if (!(error instanceof ProviderRefused)) return wrong('silent', { address: account.address })
    return wrong(error.status === 401 ? 'key' : 'store', { status: String(error.status) })
  }
  return { ok: true, detail: say('fine', { address: notificationAddress('payment_crypto.btcpay', channel) }) }
}

/** The permissions that the key lacks for the store. */
function missingOf(permissions: readonly string[], storeId: string): string[] {
  const has = (name: string) => permissions.includes(name) || permissions.includes(`${name}:${storeId}`)
  return ALL.some(has) ? [] : NEEDED.filter((name) => !has(name))
}
