import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { SystemClock } from '#core/time/system_clock'

/** A certificate with its key, as tests make them. */
export interface IssuedCertificate {
  pem: string
  key: KeyObject
  name: string
}

export interface CertificateWish {
  /** The common name. */
  name: string
  /** Absent: the certificate signs itself. */
  issuer?: IssuedCertificate
  isAuthority?: boolean
  from?: Date
  until?: Date
}

const DAY_MS = 86_400_000

/** Issues an X.509 certificate with an RSA key. Node.js can read certificates but not make them, so this writes the DER. */
export function issueCertificate({
  name,
  issuer,
  isAuthority = false,
  from,
  until,
}: CertificateWish): IssuedCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const now = new SystemClock().epoch()
  const validity = [from ?? new Date(now - DAY_MS), until ?? new Date(now + 365 * DAY_MS)].map(timeOf)
  const body = sequence(
    der(0xa0, integer(2)),
    integer(now % 1_000_000_007),
    SHA256_WITH_RSA,
    nameOf(issuer?.name ?? name),
    sequence(...validity),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(constraints(isAuthority)))
  )
  const signature = sign('RSA-SHA256', body, issuer?.key ?? privateKey)
  const certificate = sequence(body, SHA256_WITH_RSA, bits(signature))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  const pem = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
  return { pem, key: privateKey, name }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)

const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content)

function integer(value: number): Buffer {
  const hex = value.toString(16)
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
  return der(0x02, (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
}

const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

const SHA256_WITH_RSA = sequence(identifier('2a864886f70d01010b'), der(0x05))

/** `CN=name` */
const nameOf = (name: string) =>
  sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from(name, 'utf8')))))

const timeOf = (time: Date) => der(0x18, Buffer.from(`${time.toISOString().replace(/[-:T]|\.\d+/g, '')}`, 'ascii'))

/** The basic constraints: whether it may issue others. */
const constraints = (isAuthority: boolean) =>
  sequence(
    identifier('551d13'),
    der(0x01, Buffer.from([0xff])),
    der(0x04, isAuthority ? sequence(der(0x01, Buffer.from([0xff]))) : sequence())
  )
