/** Texts that people agree to, or must be able to read. */
export type LegalKind = 'terms' | 'privacy'

const legalPaths: Record<LegalKind, string> = {
  terms: '/conditions-generales',
  privacy: '/donnees-personnelles',
}

/** The path of a legal text, in the version that somebody agreed to; null for the current one. */
export function legalPath(kind: LegalKind, version: string | null = null): string {
  return version === null ? legalPaths[kind] : `${legalPaths[kind]}?version=${version}`
}
