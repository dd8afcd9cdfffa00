import { refusal } from '#core/errors/domain_error'

export const amountNotDue = refusal('E_PAYMENT_CRYPTO_NOT_DUE', 409, 'payment_crypto.errors.not_due')
export const rateMissing = refusal('E_PAYMENT_CRYPTO_NO_RATE', 409, 'payment_crypto.errors.no_rate')
export const hashUnreadable = refusal('E_PAYMENT_CRYPTO_HASH_UNREADABLE', 422, 'payment_crypto.errors.hash_unreadable')
