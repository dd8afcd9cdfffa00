/**
 * Hosts in the shop's own network that addresses written by staff may lead to, without TLS too: names or addresses.
 * Others must stand on the open internet.
 */
export const hosts: string[] = []
