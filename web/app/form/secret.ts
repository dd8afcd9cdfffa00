/** Fields whose values are neither sent back nor stored. */
const SECRET = /password|^_csrf$/

export function isSecret(field: string): boolean {
  return SECRET.test(field)
}
