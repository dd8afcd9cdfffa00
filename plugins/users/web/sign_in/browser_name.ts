const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** « Firefox, Linux » from a user agent; null for an unknown one. */
export function nameOfBrowser(agent: string | null): string | null {
  if (!agent) return null
  const find = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1]
  return [find(browsers), find(systems)].filter(Boolean).join(', ') || agent.slice(0, 40)
}
