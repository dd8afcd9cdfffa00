import { gateways } from '#config/payments'

/**
 * Hosts in the shop's own network that URLs entered by staff may name, also without TLS: host names or IP addresses, with
 * or without a port (`127.0.0.1:4000`). All other hosts must be public.
 */
export const hosts: string[] = gateways ? [new URL(gateways).host] : []
