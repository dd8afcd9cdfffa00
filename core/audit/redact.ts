/** Replaces secrets in the log. */
export const HIDDEN = '[hidden]'

const SECRET =
  /^(pin|otp|cvv|cvc|iban)$|passw|secret|token|apikey|privatekey|accesskey|signkey|authori[sz]ation|cookie|cardnumber|credential|hash$/

/** Whether a field's name suggests a secret: `password`, `apiKey`, `remember_token`. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''))
}

/** Hides the value of a secret field, also inside objects and lists. */
export function redact(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (isSecretName(name)) return HIDDEN
  if (Array.isArray(value)) return value.map((item: unknown) => redact('', item))
  if (typeof value !== 'object' || value instanceof Date) return value
  if (typeof (value as { toJSON?: unknown }).toJSON === 'function') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(key, inner)]))
}
