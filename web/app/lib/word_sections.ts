/** Whether a key of words belongs to what was asked for: `catalogue.list` gives `catalogue.list.*`, a whole key its one word. */
export function isAskedFor(key: string, sections: readonly string[]): boolean {
  return sections.some((section) => key === section || key.startsWith(`${section}.`))
}
