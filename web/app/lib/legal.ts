/** Texts that people agree to, or must be able to read. */
export type LegalKind = 'terms' | 'privacy'

/** The page of each. */
export const legalPaths: Record<LegalKind, string> = {
  terms: '/conditions-generales',
  privacy: '/donnees-personnelles',
}

/** The page of a version that somebody agreed to; null: the text as it stands. */
export function legalPath(kind: LegalKind, version: string | null = null): string {
  return version === null ? legalPaths[kind] : `${legalPaths[kind]}?version=${version}`
}
