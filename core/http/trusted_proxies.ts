/**
 * Which hops may set the client's address by `X-Forwarded-*`: the last `TRUST_PROXY` ones. A client can put anything
 * into these headers, so trusting every hop would let it choose the address that rate limits count by.
 */
export function trustedProxies(setting: string | undefined): (address: string, distance: number) => boolean {
  const text = (setting ?? '').trim().toLowerCase()
  const proxies = text === 'true' ? 1 : Number(text)
  const trusted = Number.isSafeInteger(proxies) && proxies > 0 ? proxies : 0
  return (_address, distance) => distance < trusted
}
