import { hashUnreadable } from '#plugins/payment_crypto/errors'

const HASH = /^(?:0x)?([0-9a-f]{64})$/i

/**
 * The hash of a transaction, in one form: small letters, without `0x`. So the same transaction is the same text, however
 * staff enter it. @throws hashUnreadable
 */
export function readTransactionHash(entered: string): string {
  const [, hash] = HASH.exec(entered.trim()) ?? []
  if (hash === undefined) throw hashUnreadable({}, 'reference')
  return hash.toLowerCase()
}
