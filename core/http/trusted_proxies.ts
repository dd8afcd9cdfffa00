/**
 * Which addresses of a request's way may tell by `X-Forwarded-*` who asks: the last `TRUST_PROXY` ones. Whoever stands
 * before those can write into the headers what they like, so that trusting all of them would let a visitor choose the
 * address that limits are counted by.
 */
export function trustedProxies(setting: string | undefined): (address: string, distance: number) => boolean {
  const text = (setting ?? '').trim().toLowerCase()
  const proxies = text === 'true' ? 1 : Number(text)
  const trusted = Number.isSafeInteger(proxies) && proxies > 0 ? proxies : 0
  return (_address, distance) => distance < trusted
}
