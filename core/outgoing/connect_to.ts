import { connect as connectPlain, isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectSafe } from 'node:tls'
import type { LookupAddress } from 'node:dns'

/** A host whose addresses were looked up and looked at. */
export interface Target {
  host: string
  port: number
  isSafe: boolean
  addresses: LookupAddress[]
}

/** Connects to the very addresses that were looked at: the name is not resolved again, to others, in between. */
export function connectTo({ host, port, isSafe, addresses }: Target): Socket {
  const lookup: LookupFunction = (_name, { all }, done) => {
    const [{ address, family } = { address: '', family: 4 }] = addresses
    if (all) done(null, addresses)
    else done(null, address, family)
  }
  const options = { host, port, lookup, autoSelectFamily: true }
  if (!isSafe) return connectPlain(options)
  return connectSafe({ ...options, ALPNProtocols: ['http/1.1'], ...(isIP(host) ? {} : { servername: host }) })
}
