import { X509Certificate, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { KeyObject } from 'node:crypto'
import type { RawNotification } from '#plugins/sales/index'

/** What PayPal sends beside a notification to prove that it sent it. */
export interface Proof {
  transmissionId: string
  /** In UTC. */
  transmissionTime: string
  signature: string
  certificateUrl: string
}

/** The only algorithm that PayPal uses. */
export const ALGORITHM = 'SHA256withRSA'

/** A certificate, and the longest chain that leads from it to a root. */
const LONGEST_CHAIN = 6

/** Why the headers of a notification prove nothing, or what they prove it with. */
export function readProof({ headers }: Pick<RawNotification, 'headers'>): Proof | string {
  const of = (name: string) => headers[`paypal-${name}`] ?? ''
  const [transmissionId, transmissionTime] = [of('transmission-id'), of('transmission-time')]
  const [signature, certificateUrl] = [of('transmission-sig'), of('cert-url')]
  if (!transmissionId || !signature || !certificateUrl) return 'The headers of PayPal’s signature are missing'
  if (of('auth-algo') !== ALGORITHM) return `The algorithm is not ${ALGORITHM}`
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(transmissionTime)) return 'The time of the transmission is none'
  return { transmissionId, transmissionTime, signature, certificateUrl }
}

/** The text that PayPal signs. The checksum is over the bytes as they came. */
export function signedText({ transmissionId, transmissionTime }: Proof, webhookId: string, body: Buffer): string {
  return `${transmissionId}|${transmissionTime}|${webhookId}|${crc32(body)}`
}

export function isSigned(proof: Proof, { webhookId, body, key }: { webhookId: string; body: Buffer; key: KeyObject }) {
  const signature = Buffer.from(proof.signature, 'base64')
  return verify('RSA-SHA256', Buffer.from(signedText(proof, webhookId, body)), key, signature)
}

/** Whether a certificate may be fetched there: from PayPal over TLS, or from the gateway of tests, if there is one. */
export function isCertificateAddress(address: string, gateway: string | null): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, port } = new URL(address)
  if (username || password) return false
  if (gateway !== null && address.startsWith(`${gateway}/`)) return true
  return protocol === 'https:' && port === '' && isPaypalHost(hostname)
}

/**
 * Returns the key of the first certificate of a file. @throws Error unless it is PayPal's, valid at that time, and issued
 * by one of the roots through the other certificates of the file.
 */
export function trustedKey(pem: string, roots: readonly X509Certificate[], at: Date): { key: KeyObject; until: Date } {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  const [leaf, ...others] = blocks.slice(0, LONGEST_CHAIN).map((block) => new X509Certificate(block))
  if (!leaf) throw new Error('The file has no certificate')
  if (leaf.ca || !namesOf(leaf).every(isPaypalHost)) throw new Error('The certificate is not PayPal’s')
  if (leaf.publicKey.asymmetricKeyType !== 'rsa') throw new Error('The certificate has no RSA key')
  let last = leaf
  for (let length = 0; length < LONGEST_CHAIN; length += 1) {
    if (!isValid(last, at)) throw new Error('A certificate of the chain is not valid at this time')
    const issuer = issuerOf(last, roots)
    if (issuer) {
      if (!isValid(issuer, at)) throw new Error('The root of the chain is not valid at this time')
      return { key: leaf.publicKey, until: leaf.validToDate }
    }
    const next = issuerOf(last, others)
    if (!next) break
    last = next
  }
  throw new Error('The chain of the certificate leads to no root that is trusted')
}

function issuerOf(certificate: X509Certificate, among: readonly X509Certificate[]): X509Certificate | undefined {
  return among.find((each) => each.ca && certificate.checkIssued(each) && certificate.verify(each.publicKey))
}

function isValid({ validFromDate, validToDate }: X509Certificate, at: Date): boolean {
  return validFromDate <= at && at <= validToDate
}

/** The names of the subject: the common one and the alternatives. */
function namesOf({ subject, subjectAltName = '' }: X509Certificate): string[] {
  const common = /^CN=(.+)$/m.exec(subject)?.[1] ?? ''
  const others = [...subjectAltName.matchAll(/DNS:([^,\s]+)/g)].map(([, name = '']) => name)
  return [common, ...others]
}

function isPaypalHost(host: string): boolean {
  return host === 'paypal.com' || host.endsWith('.paypal.com')
}
