import ipaddr from 'ipaddr.js'

/** The part of IPv6 that is given out: what lies outside of it leads nowhere, or into a network. */
const GLOBAL = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]

/**
 * Whether a network address stands on the open internet: not on this machine, not in a private network, and none that
 * means another one, as an IPv4 address inside of an IPv6 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL))
}
