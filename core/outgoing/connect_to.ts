import { connect as connectPlain, isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { LookupAddress } from 'node:dns'

/** A host whose addresses were resolved and checked. */
export interface Target {
  host: string
  port: number
  usesTls: boolean
  addresses: LookupAddress[]
}

/** Connects to the addresses that were checked. A second DNS lookup could give others (DNS rebinding). */
export function connectTo({ host, port, usesTls, addresses }: Target): Socket {
  const lookup: LookupFunction = (_name, { all }, done) => {
    const [{ address, family } = { address: '', family: 4 }] = addresses
    if (all) done(null, addresses)
    else done(null, address, family)
  }
  const options = { host, port, lookup, autoSelectFamily: true }
  if (!usesTls) return connectPlain(options)
  return connectTls({ ...options, ALPNProtocols: ['http/1.1'], ...(isIP(host) ? {} : { servername: host }) })
}
