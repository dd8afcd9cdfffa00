/** What stands in the log in place of a secret. */
export const HIDDEN = '[hidden]'

const SECRET =
  /^(pin|otp|cvv|cvc|iban)$|passw|secret|token|apikey|privatekey|accesskey|signkey|authori[sz]ation|cookie|cardnumber|credential|hash$/

/** Whether a field of this name holds a secret: `password`, `apiKey`, `remember_token`. */
function isSecretName(name: string): boolean {
  return SECRET.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''))
}

/** A value as it may stand in the log: secrets inside objects and lists are hidden. */
export function redact(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (isSecretName(name)) return HIDDEN
  if (Array.isArray(value)) return value.map((item: unknown) => redact('', item))
  if (typeof value !== 'object' || value instanceof Date) return value
  if (typeof (value as { toJSON?: unknown }).toJSON === 'function') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(key, inner)]))
}
