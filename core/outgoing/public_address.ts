import ipaddr from 'ipaddr.js'

/** The range of global IPv6 unicast addresses. */
const GLOBAL = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]

/**
 * Whether an IP address is public: not of this machine, not of a private network, and not an IPv6 address that embeds
 * another address, such as an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL))
}
