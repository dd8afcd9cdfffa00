/**
 * Hosts in the shop's own network that URLs entered by staff may name, also without TLS: host names or IP addresses. All
 * other hosts must be public.
 */
export const hosts: string[] = []
